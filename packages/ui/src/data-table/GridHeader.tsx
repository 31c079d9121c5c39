import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useWords } from '../ui-strings/index.js'
import { ColumnResizer } from './ColumnResizer.js'
import { columnName } from './DataColumnDef.js'
import { tableParts } from './tableParts.js'
import type { PlacedColumn, TableColumns } from './useColumns.js'
import { words } from './words.js'

interface GridHeaderProps {
  placed: PlacedColumn
  /** What the definition says, a text or a template. */
  header: ReactNode
  columns: TableColumns
  /** From 0 among the visible columns. */
  index: number
  /** 1 when a selection column stands before them. */
  first: 0 | 1
  /** Set while the cursor is here. */
  id: string | undefined
  /** Set while rows are sorted by it. */
  direction: 'ascending' | 'descending' | undefined
  menuOpen: boolean
  dragged: boolean
}

const preload = () => void tableParts.columnMenu.load().catch(() => undefined)

/**
 * The head of one column. Memoised: typing, selecting and scrolling do not concern it. Its menu's button is out of the tab
 * order, the grid's keys open the menu; the click is heard by the grid.
 */
export const GridHeader = memo(function GridHeader({
  placed: { column, pinned, lastPinned, width },
  header,
  columns,
  index,
  first,
  id,
  direction,
  menuOpen,
  dragged,
}: GridHeaderProps) {
  const t = useWords(words)
  const sortable = column.getCanSort()
  const name = columnName(column)
  return (
    <div
      role="columnheader"
      id={id}
      className={pinned ? 'emb-table-header emb-table-pinned' : 'emb-table-header'}
      data-column={column.id}
      data-type={column.columnDef.meta?.type}
      data-sortable={sortable ? '' : undefined}
      data-last-pinned={lastPinned ? '' : undefined}
      data-cursor={id === undefined ? undefined : ''}
      data-dragged={dragged ? '' : undefined}
      aria-colindex={index + first + 1}
      aria-sort={direction ?? (sortable ? 'none' : undefined)}
      style={pinned ? { insetInlineStart: `var(--emb-table-pin-${index})` } : undefined}
      title={name}
    >
      <span className="emb-table-header-text">{header}</span>
      {direction === 'ascending' && <ArrowUp size={12} strokeWidth={1.5} aria-hidden="true" />}
      {direction === 'descending' && <ArrowDown size={12} strokeWidth={1.5} aria-hidden="true" />}
      <button
        type="button"
        className="emb-table-menu"
        data-opens=""
        data-no-sort=""
        data-open={menuOpen ? '' : undefined}
        tabIndex={-1}
        aria-label={t('columnMenu', { column: name })}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        onPointerEnter={preload}
      >
        <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <ColumnResizer columns={columns} id={column.id} width={width} />
    </div>
  )
})
