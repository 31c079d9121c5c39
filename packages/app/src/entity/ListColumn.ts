import type { DataColumnMeta } from '@embpm/ui/data-table'
import type { ConditionKind } from '@embpm/calendar/condition'
import type { ReactNode } from 'react'

type PartOf<T> = T extends readonly unknown[] ? never : T extends object ? keyof T & string : never

/** A field of an entity, or by its path one within a field. */
export type ColumnId<E> = {
  [K in keyof E & string]: K | (PartOf<E[K]> extends infer P extends string ? `${K}.${P}` : never)
}[keyof E & string]

/**
 * A column of the list of a kind of entity, named by its field. What is not given follows from the field: head, type, value,
 * whether it can be sorted, and its filter. `useEntityColumns` makes the table's definitions of these.
 */
export interface ListColumn<E> extends Pick<DataColumnMeta, 'type' | 'valueText' | 'pinned' | 'hidden'> {
  id: ColumnId<E>
  header?: string
  /** Content of its head instead of its name. */
  head?(): ReactNode
  /** First width in px. */
  width?: number
  sortable?: boolean
  /** Whether it can be filtered, and what its conditions can say when the field's kind does not tell. */
  filterable?: boolean | ConditionKind
  /** The value that is shown and exported. */
  value?(entity: E): unknown
  /** Content of its own instead of the type's. */
  cell?(entity: E): ReactNode
}
