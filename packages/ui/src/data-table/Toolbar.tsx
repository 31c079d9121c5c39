import type { ComponentProps, ReactNode } from 'react'
import { LazyPanel } from '../lazy-part/LazyPanel.js'
import { useWords } from '../ui-strings/index.js'
import { ColumnChooser } from './ColumnChooser.js'
import { columnName } from './DataColumnDef.js'
import { ExportButton } from './ExportButton.js'
import type { ExportOptions } from './exportTable.js'
import { FilterMenu } from './FilterMenu.js'
import { SortButton } from './SortButton.js'
import { tableParts } from './tableParts.js'
import { TableSearch } from './TableSearch.js'
import type { DataTableState } from './useDataTable.js'
import { words } from './words.js'

/** Props of `DataTable.Toolbar`. */
export interface ToolbarProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useDataTable`. */
  table: DataTableState<Row>
  /** Accessible name and placeholder of the search, such as "Search services". Default "Search". */
  searchLabel?: string
  /** Focus the search when the table appears, as in a picker. Default `false`. */
  autoFocus?: boolean
  /** Offers all matching rows as a file of this name, without its ending; a function is asked once the file is there. */
  exportName?: ExportOptions['fileName']
  /** Offers neither to choose columns nor to sort: what is shown has no columns to choose. Default `false`. */
  fixedColumns?: boolean
  /** Before the search. */
  start?: ReactNode
  /** At the end, after the column chooser. */
  end?: ReactNode
}

/**
 * Search, filters and columns of a table. `/` goes to the search, arrow down from there into the rows. Where there
 * is little room the buttons wrap, and filters get a line of their own.
 */
export function Toolbar<Row extends object>({
  table,
  searchLabel,
  autoFocus,
  exportName,
  fixedColumns = false,
  start,
  end,
  className = '',
  ...rest
}: ToolbarProps<Row>) {
  const t = useWords(words)
  const { view, setView, columns } = table
  const filtered = columns.all.filter(({ id }) => view.filters[id]?.length)
  const filter = { source: table.source, filters: view.filters, queryRef: table.queryRef }
  return (
    <div {...rest} className={`emb-table-toolbar ${className}`}>
      <div className="emb-table-tools" data-crowded={end ? '' : undefined}>
        {start}
        <TableSearch table={table} label={searchLabel ?? t('search')} autoFocus={autoFocus} />
        <div className="emb-table-filters">
          <LazyPanel
            part={tableParts.filterChips}
            wanted={filtered.length > 0}
            loading={filtered.map((column) => (
              <span key={column.id} className="emb-table-chip">
                <span className="emb-table-chip-text">{columnName(column)}</span>
              </span>
            ))}
            panel={(Chips) => <Chips {...filter} columns={filtered} onClear={() => setView({ filters: {} })} />}
          />
        </div>
        <FilterMenu {...filter} columns={columns} />
        <div className="emb-table-tools-end">
          {!fixedColumns && (
            <>
              <SortButton columns={columns} sort={view.sort} />
              <ColumnChooser columns={columns} arranged={view.columns !== undefined} onReset={table.resetColumns} />
            </>
          )}
          {exportName !== undefined && <ExportButton table={table} fileName={exportName} />}
          {end}
        </div>
      </div>
    </div>
  )
}
