import type { RowData } from '@tanstack/react-table'
import { columnWidths, type DataColumnDef } from './DataColumnDef.js'

/** Definitions as TanStack Table gets them: with an id that is the accessor's path as it is, and with a width by type. */
export const withDefaults = <Row extends RowData>(definitions: readonly DataColumnDef<Row>[]): DataColumnDef<Row>[] =>
  definitions.map((definition) => ({
    id: idOf(definition),
    size: columnWidths[definition.meta?.type ?? 'text'],
    ...definition,
    ...('columns' in definition && definition.columns && { columns: withDefaults(definition.columns) }),
  }))

/** What definitions say of columns without a view: their ids in order, and which of them are hidden and pinned. */
export function definedView<Row extends RowData>(definitions: readonly DataColumnDef<Row>[]) {
  const leaves = leavesOf(definitions).map((definition) => ({ ...definition.meta, id: idOf(definition) }))
  const ids = (some: typeof leaves) => some.map(({ id }) => id)
  return {
    all: ids(leaves),
    hidden: ids(leaves.filter(({ hidden }) => hidden)),
    pinned: ids(leaves.filter(({ pinned }) => pinned)),
  }
}

/**
 * Reads what columns show: the `value` option of `arraySource` where columns have accessor functions or paths.
 * @returns the value of a row in the column of an id; without such a column the row's own property
 */
export function columnValues<Row extends object>(
  definitions: readonly DataColumnDef<Row>[],
): (row: Row, column: string) => unknown {
  const byId = new Map(leavesOf(definitions).map((definition) => [idOf(definition), definition]))
  return (row, id) => {
    const definition = byId.get(id)
    if (definition && 'accessorFn' in definition) return definition.accessorFn(row, 0)
    const path = definition && 'accessorKey' in definition ? String(definition.accessorKey) : id
    return path.split('.').reduce<unknown>(partOf, row)
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const idOf = <Row extends RowData>(definition: DataColumnDef<Row>): string => {
  if (definition.id !== undefined) return definition.id
  if ('accessorKey' in definition) return String(definition.accessorKey)
  return typeof definition.header === 'string' ? definition.header : ''
}

const leavesOf = <Row extends RowData>(definitions: readonly DataColumnDef<Row>[]): readonly DataColumnDef<Row>[] =>
  definitions.flatMap((definition) =>
    'columns' in definition && definition.columns ? leavesOf(definition.columns) : [definition],
  )
