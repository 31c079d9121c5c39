import type { Entity } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from './EntityField.js'
import type { EntityKind } from './EntityKind.js'
import type { ListColumn } from './ListColumn.js'
import { useChoiceText } from './useChoiceText.js'

/**
 * The columns of a list in the language in use.
 * @param columns declared once, outside of the component
 */
export function useEntityColumns<E extends Entity>(
  kind: EntityKind<E>,
  columns: readonly ListColumn<E>[],
): DataColumn<E>[] {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  return useMemo(
    () =>
      columns.map((column) => {
        const field = kind.fields[column.id]
        const { choices } = field ?? {}
        return {
          header: field ? t(`fields.${field.label}`) : column.id,
          type: field ? typeOf[field.kind] : 'text',
          sortable: kind.sortColumns.includes(column.id),
          filterable: field !== undefined && kind.filterColumns.includes(column.id) ? filterOf(field) : false,
          ...((field?.kind === 'computed' || column.id.includes('.')) && {
            value: (row: E) => valueAt(row, column.id),
          }),
          ...(choices && { valueText: (value: string) => choiceText(choices.set, value) }),
          ...column,
        }
      }),
    [kind, columns, t, choiceText],
  )
}

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
} as const satisfies Record<EntityField['kind'], DataColumn<unknown>['type']>

/** Coded values are offered to choose from, numbers and dates as ranges; of free texts a column must ask for it. */
const filterOf = ({ kind }: EntityField): DataColumn<unknown>['filterable'] =>
  kind === 'number'
    ? 'number'
    : kind === 'date' || kind === 'dateTime'
      ? 'date'
      : kind === 'choice' || kind === 'boolean'
