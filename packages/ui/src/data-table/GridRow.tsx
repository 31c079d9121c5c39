import { memo, type ReactNode } from 'react'
import { Link } from '../link/Link.js'
import { columnType } from './DataColumnDef.js'
import type { DrawnRow } from './DrawnRows.js'
import { RowActionsButton } from './RowActionsButton.js'
import type { CellFormat } from './useCellFormat.js'
import type { PlacedColumn } from './useColumns.js'
import type { SelectionMode } from '../row-source/selection/selection.js'

/** Props of a row; all are stable or plain, so that only rows that change are rendered. */
export interface GridRowProps<Row> {
  /** `undefined` while it is being computed. */
  row: DrawnRow<Row> | undefined
  /** From 0 within the page. */
  index: number
  /** From 1 in the whole list, the head included. */
  rowIndex: number
  /** Distance from the top, a CSS length. */
  top: string
  columns: readonly PlacedColumn[]
  mode: SelectionMode
  selected: boolean
  /** -1 the whole row, from 0 a cell, `null` when the cursor is elsewhere. */
  cursor: number | null
  format: CellFormat
  rowHref?(row: Row): string
  /** Name of the button for the row's menu; without it there is none. */
  actions?: string
  id: string
}

/** The column whose cell names the row. */
export const nameColumn = (columns: readonly PlacedColumn[]): PlacedColumn | undefined =>
  columns.find(({ column }) => columnType(column) === 'name') ?? columns[0]

function GridRowView({ row, columns, mode, cursor, format, rowHref, actions, id, ...rest }: GridRowProps<unknown>) {
  const first = mode === 'none' ? 0 : 1
  const name = nameColumn(columns)
  return (
    <div
      role="row"
      id={`${id}-${rest.index}`}
      className="emb-table-row"
      data-row={rest.index}
      data-cursor={cursor === null ? undefined : ''}
      data-pending={row === undefined ? '' : undefined}
      aria-rowindex={rest.rowIndex}
      aria-selected={mode === 'none' ? undefined : rest.selected}
      style={{ transform: `translateY(${rest.top})` }}
    >
      {first === 1 && (
        <div
          role="gridcell"
          id={cursor === 0 ? `${id}-cell` : undefined}
          className="emb-table-cell emb-table-pinned emb-table-select"
          data-last-pinned={columns[0]?.pinned ? undefined : ''}
          data-cursor={cursor === 0 ? '' : undefined}
          aria-colindex={1}
        >
          <span className={mode === 'single' ? 'emb-table-radio' : 'emb-table-check'} />
        </div>
      )}
      {columns.map(({ column, pinned, lastPinned }, i) => {
        let content: ReactNode = null
        if (row !== undefined) {
          content = row.content(column, format)
          if (rowHref && column === name?.column) {
            content = (
              <Link href={rowHref(row.original)} className="emb-table-link" tabIndex={-1}>
                {content}
              </Link>
            )
          }
        }
        return (
          <div
            key={column.id}
            role={column === name?.column ? 'rowheader' : 'gridcell'}
            id={cursor === i + first ? `${id}-cell` : undefined}
            className={pinned ? 'emb-table-cell emb-table-pinned' : 'emb-table-cell'}
            data-type={column.columnDef.meta?.type}
            data-last-pinned={lastPinned ? '' : undefined}
            data-cursor={cursor === i + first ? '' : undefined}
            aria-colindex={i + first + 1}
            style={pinned ? { insetInlineStart: `var(--emb-table-pin-${i})` } : undefined}
          >
            {content}
          </div>
        )
      })}
      {actions !== undefined && (
        <div
          role="gridcell"
          id={cursor === columns.length + first ? `${id}-cell` : undefined}
          className="emb-table-cell emb-table-actions"
          data-cursor={cursor === columns.length + first ? '' : undefined}
          aria-colindex={columns.length + first + 1}
        >
          {row !== undefined && <RowActionsButton label={actions} />}
        </div>
      )}
    </div>
  )
}

/** One row of the grid. */
export const GridRow: <Row>(props: GridRowProps<Row>) => ReactNode = memo(GridRowView)
