import type { DataColumn } from '@embpm/ui/data-table'

type PartOf<T> = T extends readonly unknown[] ? never : T extends object ? keyof T & string : never

/** A field of an entity, or by its path one within a field. */
export type ColumnId<E> = {
  [K in keyof E & string]: K | (PartOf<E[K]> extends infer P extends string ? `${K}.${P}` : never)
}[keyof E & string]

/**
 * A column of the list of a kind of entity, named by its field. What is not given follows from the field: head, type, value,
 * whether it can be sorted, and its filter.
 */
export interface ListColumn<E> extends Partial<Omit<DataColumn<E>, 'id'>> {
  id: ColumnId<E>
}
