import {
  constructTable,
  functionalUpdate,
  type RowData,
  type RowSelectionState,
  type Table,
  type TableOptions,
} from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'
import type { RowSelection } from '../row-source/selection/useRowSelection.js'
import { definedView, withDefaults } from './columnDefinitions.js'
import { controlledState } from './controlledState.js'
import { MIN_WIDTH } from './columnWidth.js'
import type { DataColumnDef } from './DataColumnDef.js'
import { DrawnRows } from './DrawnRows.js'
import { dataTableFeatures, type DataTableFeatures } from './features.js'
import type { TableColumnsView, TableView } from './TableView.js'

/** TanStack Table's instance of a data table. */
export type TableEngine<Row extends RowData> = Table<DataTableFeatures, Row>

interface EngineOptions<Row extends RowData> {
  definitions: readonly DataColumnDef<Row>[]
  view: TableView
  setView: (patch: Partial<TableView>) => void
  rowKey: (row: Row) => string
  selection: RowSelection<Row>
}

/** Rows of the source are none of TanStack Table's: it gets those that are drawn (`DrawnRows`). */
const none: readonly never[] = []

const defaultColumn = { cell: undefined, enableColumnFilter: false, minSize: MIN_WIDTH }

/**
 * TanStack Table over the columns and the rows in sight. Its state is the view and the selection, its changes are changes of
 * these; what rows there are and in which order is the source's work.
 */
export function useEngine<Row extends RowData>({ definitions, view, setView, rowKey, selection }: EngineOptions<Row>) {
  const [drawn] = useState(() => new DrawnRows<Row>())
  const columns = useMemo(() => withDefaults(definitions), [definitions])
  const defined = useMemo(() => definedView(columns), [columns])
  const { sort, filters, columns: arranged } = view
  const arrangement = useMemo(() => arrangementOf(arranged, defined), [arranged, defined])
  const rows = useMemo(
    () => ({
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [],
      columnFilters: Object.entries(filters).map(([id, value]) => ({ id, value })),
    }),
    [sort, filters],
  )
  const { mode, keys, change } = selection
  const state = useMemo(() => ({ ...arrangement, ...rows, rowSelection: selectionOf(keys) }), [arrangement, rows, keys])

  const options = useMemo(() => {
    const arrange = (patch: TableColumnsView) => setView({ columns: { ...arranged, ...patch } })
    return {
      columns,
      data: none,
      defaultColumn,
      state,
      getRowId: rowKey,
      manualFiltering: true,
      manualSorting: true,
      enableMultiSort: false,
      sortDescFirst: false,
      enableRowSelection: mode !== 'none',
      enableMultiRowSelection: mode === 'multiple',
      onRowSelectionChange: (updater) =>
        change((before) => {
          const next = functionalUpdate(updater, selectionOf(before))
          // The keys keep the order in which they were selected, which an object by key does not.
          const keys = new Set([...before, ...Object.keys(next)].filter((key) => next[key]))
          const rows = [...keys].flatMap((key) => (before.has(key) ? [] : (drawn.original(key) ?? [])))
          return { keys, rows }
        }),
      onSortingChange(updater) {
        const [first] = functionalUpdate(updater, state.sorting)
        setView({ sort: first ? { column: first.id, direction: first.desc ? 'descending' : 'ascending' } : null })
      },
      onColumnFiltersChange(updater) {
        const next = functionalUpdate(updater, state.columnFilters)
        setView({ filters: Object.fromEntries(next.map(({ id, value }) => [id, textsOf(value)])) })
      },
      onColumnOrderChange: (updater) => arrange({ order: functionalUpdate(updater, state.columnOrder) }),
      onColumnVisibilityChange(updater) {
        const visible = functionalUpdate(updater, state.columnVisibility)
        arrange({ hidden: Object.keys(visible).filter((id) => visible[id] === false) })
      },
      onColumnPinningChange: (updater) => arrange({ pinned: functionalUpdate(updater, state.columnPinning).start }),
      onColumnSizingChange(updater) {
        const widths = Object.entries(functionalUpdate(updater, state.columnSizing))
        arrange({
          widths: Object.fromEntries(widths.map(([id, width]) => [id, Math.max(MIN_WIDTH, Math.round(width))])),
        })
      },
    } satisfies Omit<TableOptions<DataTableFeatures, Row>, 'features'>
  }, [columns, state, rowKey, mode, change, drawn, arranged, setView])
  const [engine] = useState(() => {
    const { coreRowModel } = drawn
    const features = { ...dataTableFeatures, coreReactivityFeature: controlledState(), coreRowModel }
    return constructTable<DataTableFeatures, Row>({ ...options, features })
  })
  engine.setOptions((before) => ({ ...before, ...options }))
  const drawnRow = useCallback((row: Row, index: number) => drawn.at(engine, row, index), [engine, drawn])
  return { engine, drawnRow }
}

/** The part of TanStack Table's state that the user's arrangement of the columns is. */
function arrangementOf(
  { order = [], hidden, pinned, widths = {} }: TableColumnsView = {},
  defined: ReturnType<typeof definedView>,
) {
  const columnOrder = [...new Set([...order, ...defined.all])]
  const start = new Set(pinned ?? defined.pinned)
  return {
    columnOrder,
    columnVisibility: Object.fromEntries((hidden ?? defined.hidden).map((id) => [id, false])),
    // Pinned columns stand in the order of all.
    columnPinning: { start: columnOrder.filter((id) => start.has(id)), end: [] },
    columnSizing: widths,
  }
}

const selectionOf = (keys: ReadonlySet<string>): RowSelectionState =>
  Object.fromEntries(Array.from(keys, (key) => [key, true]))

/** The value of a filter, which TanStack Table does not type: values, or a range as one. */
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
