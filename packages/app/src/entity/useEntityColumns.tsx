import type { Entity } from '@embpm/contract'
import { columnHelper, type DataColumnDef, type DataColumnType } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from './EntityField.js'
import type { EntityKind } from './EntityKind.js'
import type { ListColumn } from './ListColumn.js'
import { useChoiceText } from './useFieldText.js'

/**
 * The columns of a list in the language in use, as definitions of the table: the one place where they follow from the fields.
 * @param columns declared once, outside of the component
 */
export function useEntityColumns<E extends Entity>(
  kind: EntityKind<E>,
  columns: readonly ListColumn<E>[],
): readonly DataColumnDef<E>[] {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  return useMemo(() => {
    const helper = columnHelper<E>()
    return columns.map((column) => {
      const { id, cell, head } = column
      const field = kind.fields[id]
      const { choices } = field ?? {}
      const valueText = column.valueText ?? (choices && ((value: string) => choiceText(choices.set, value)))
      const name = column.header ?? (field ? t(`fields.${field.label}`) : id)
      const filter = column.filterable ?? (kind.filterColumns.includes(id) && isFiltered(field))
      return helper.accessor((row): unknown => (column.value ? column.value(row) : valueOf(row, id, field)), {
        id,
        header: head ?? name,
        ...(column.width !== undefined && { size: column.width }),
        ...(cell && { cell: ({ row }) => cell(row.original) }),
        enableSorting: column.sortable ?? kind.sortColumns.includes(id),
        enableColumnFilter: filter !== false,
        meta: {
          ...(head && { name }),
          type: column.type ?? (field ? typeOf[field.kind] : 'text'),
          filter: typeof filter === 'string' ? filter : valueText ? 'choice' : kind.conditionKinds[id],
          valueText,
          pinned: column.pinned,
          hidden: column.hidden,
        },
      })
    })
  }, [kind, columns, t, choiceText])
}

/** The value of a field; a computed one and one within a field are found by their path. */
const valueOf = (entity: object, id: string, field: EntityField | undefined): unknown =>
  field?.kind === 'computed' || id.includes('.') ? valueAt(entity, id) : Reflect.get(entity, id)

/** What a path names in an entity; of a label its name. */
function valueAt(entity: object, path: string): unknown {
  let value: unknown = entity
  for (const name of path.split('.'))
    value = typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value
}

const typeOf = {
  text: 'text',
  longText: 'text',
  number: 'number',
  date: 'date',
  dateTime: 'date',
  boolean: 'boolean',
  choice: 'text',
  list: 'text',
  reference: 'technical',
  json: 'json',
  computed: 'text',
} as const satisfies Record<EntityField['kind'], DataColumnType>

/** A column of ids is not offered by itself: what stands in its cells are names. */
const isFiltered = (field: EntityField | undefined): boolean => field !== undefined && field.kind !== 'reference'
