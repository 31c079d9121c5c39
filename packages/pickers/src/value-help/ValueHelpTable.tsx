import { columnValues, DataTable, useDataTable, type DataColumnDef, type TablePaging } from '@embpm/ui/data-table'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { HistorySwitch, useHistoryView } from './HistorySwitch.js'
import { keysSource } from './keysSource.js'
import { PreviewPane } from './PreviewPane.js'
import type { ValueHelpState } from './useValueHelp.js'

/** What a picker's table shows. */
export interface ValueHelpTableOptions<Row extends object> {
  /** Accessible name and placeholder of the search, for example "Search services". */
  searchLabel: string
  /** Declare them once, outside the component or memoised. */
  columns: readonly DataColumnDef<Row>[]
  /** Rows per page at the beginning. Default 50. */
  pageSize?: number
  /**
   * `pages`; `more`, a list that grows on demand and says how much of it is there; or `all`, one list to scroll, for sources
   * that can answer all rows at once. Default `pages`.
   */
  paging?: TablePaging
  /** Details of the marked row, beside the table from 1280 px on. `search` is what was searched for, to be marked. */
  preview?: (row: Row, context: { search: string }) => ReactNode
  /** Shown when the source has no rows at all. */
  empty?: ReactNode
}

/** Props of `ValueHelpTable`; further ones go to the root. Source, keys and labels come from `help`. */
export interface ValueHelpTableProps<Row extends object>
  extends ValueHelpTableOptions<Row>, Omit<ComponentProps<'div'>, 'children' | 'title'> {
  help: ValueHelpState<Row>
  /** Name of the table. */
  title: string
  /** What stands between the toolbar and the rows. */
  note?: ReactNode
}

/** Search, filters, table, preview and pages of a picker's dialog; one row can be selected, or several. */
export function ValueHelpTable<Row extends object>(props: ValueHelpTableProps<Row>) {
  const { help, title, searchLabel, columns, pageSize = 50, paging, preview, empty, ...others } = props
  const { note, className = '', ...rest } = others
  const { rowKey, draft } = help
  const history = useHistoryView(help.history)
  const { view } = history
  const source = useMemo(() => {
    if (view.kind === 'all') return help.source
    return keysSource(help.source, view.keys, { key: rowKey, value: columnValues(columns) })
  }, [help.source, rowKey, columns, view])
  const isDraft = (row: Row) => draft.some(({ key }) => key === rowKey(row))

  const table = useDataTable<Row>({
    columns,
    source,
    rowKey,
    defaultView: { search: help.initialSearch, pageSize },
    paging,
    selectionMode: help.multiple ? 'multiple' : 'single',
    selectedKeys: draft.map(({ key }) => key),
    // Like a radio button, a selected row stays selected when it is pressed again, so that a double click can confirm it.
    onSelectedKeysChange: (keys, rows) => {
      const known = new Map(rows.map((row) => [rowKey(row), row]))
      for (const { key, row } of draft) if (row !== null && !known.has(key)) known.set(key, row)
      help.setDraft(keys.map((key) => ({ key, row: known.get(key) ?? null })))
    },
    onRowAction: (row) => {
      if (isDraft(row)) help.confirm(row)
      else help.select(row)
    },
  })

  const shown = table.cursorRow ?? draft.at(-1)?.row ?? null
  return (
    <div {...rest} className={`emb-value-help-table ${className}`}>
      <DataTable.Toolbar table={table} searchLabel={searchLabel} autoFocus start={<HistorySwitch {...history} />} />
      {note}
      <div className="emb-value-help-split">
        <div className="emb-value-help-grid">
          <DataTable.Grid table={table} aria-label={title} empty={empty} />
        </div>
        {preview && <PreviewPane>{shown === null ? null : preview(shown, { search: table.view.search })}</PreviewPane>}
      </div>
      <DataTable.Pager table={table} />
    </div>
  )
}
