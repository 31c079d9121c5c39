import type { Entity } from '@embpm/contract'
import { columnHelper, type DataColumnDef, type DataColumnType } from '@embpm/ui/data-table'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField, ReferenceField } from './EntityField.js'
import type { EntityKind } from './EntityKind.js'
import type { ListColumn } from './ListColumn.js'
import { ReferenceName } from './ReferenceName.js'
import { nameText, referenceText } from './referenceText.js'
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
      const shown = cell ?? (field?.kind === 'reference' && !column.value ? nameCell(id, field) : undefined)
      const valueText = column.valueText ?? (choices && ((value: string) => choiceText(choices.set, value)))
      const name = column.header ?? (field ? t(`fields.${field.label}`) : id)
      const filter = column.filterable ?? (kind.filterColumns.includes(id) && isFiltered(field))
      return helper.accessor((row): unknown => (column.value ? column.value(row) : valueOf(row, id, { kind, t })), {
        id,
        header: head ?? name,
        ...(column.width !== undefined && { size: column.width }),
        ...(shown && { cell: ({ row }) => shown(row.original) }),
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

/** The name of what a reference refers to; those of all rows in sight are asked for at once. */
const nameCell = (id: string, { to, alsoTo }: ReferenceField) =>
  function NameCell(row: object) {
    const key: unknown = Reflect.get(row, id)
    return typeof key === 'string' && key !== '' ? <ReferenceName to={to} alsoTo={alsoTo} id={key} /> : null
  }

interface Words {
  kind: { fields: Readonly<Record<string, EntityField>> }
  t: TFunction
}

/**
 * The value of a field; a computed one and one within a field are found by their path. The label of what was deleted says so, and
 * what never was is told by its key.
 */
function valueOf(entity: object, id: string, { kind, t }: Words): unknown {
  if (kind.fields[id]?.kind !== 'computed' && !id.includes('.')) return Reflect.get(entity, id)
  const [first = id] = id.split('.')
  const label: unknown = Reflect.get(entity, first)
  const value = valueAt(entity, id)
  if (typeof label === 'object' && label !== null)
    return typeof value === 'string' && 'deleted' in label && label.deleted === true ? nameText(t, value, true) : value
  const { of } = kind.fields[first] ?? {}
  const key: unknown = of === undefined ? null : Reflect.get(entity, of)
  return typeof key === 'string' && key !== '' ? referenceText(t, key, null) : value
}

/** What a path names in an entity; of a label its name, or the short name of a system. */
function valueAt(entity: object, path: string): unknown {
  let value: unknown = entity
  for (const name of path.split('.'))
    value = typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
  if (typeof value !== 'object' || value === null) return value
  return 'name' in value ? value.name : 'sid' in value ? value.sid : value
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
  reference: 'text',
  json: 'json',
  computed: 'text',
} as const satisfies Record<EntityField['kind'], DataColumnType>

/** A column of ids is not offered by itself: what stands in its cells are names. */
const isFiltered = (field: EntityField | undefined): boolean => field !== undefined && field.kind !== 'reference'
