import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { ColumnMenu, type ColumnMenuProps } from './ColumnMenu.js'
import { ColumnResizer } from './ColumnResizer.js'
import type { PlacedColumn } from './useColumns.js'

interface GridHeaderProps extends Omit<ColumnMenuProps, 'column'> {
  placed: PlacedColumn<unknown>
  /** From 0 among the visible columns. */
  index: number
  /** 1 when a selection column stands before them. */
  first: 0 | 1
  /** Set while the cursor is here. */
  id: string | undefined
}

/** The head of one column. Memoised: typing, selecting and scrolling do not concern it. */
export const GridHeader = memo(function GridHeader({ placed, index, first, id, ...menu }: GridHeaderProps) {
  const { column, pinned, lastPinned, width } = placed
  const sort = menu.sort?.column === column.id ? menu.sort.direction : undefined
  const sortable = column.sortable !== false
  return (
    <div
      role="columnheader"
      id={id}
      className={pinned ? 'emb-table-header emb-table-pinned' : 'emb-table-header'}
      data-column={column.id}
      data-type={column.type}
      data-sortable={sortable ? '' : undefined}
      data-last-pinned={lastPinned ? '' : undefined}
      data-cursor={id === undefined ? undefined : ''}
      aria-colindex={index + first + 1}
      aria-sort={sort ?? (sortable ? 'none' : undefined)}
      style={pinned ? { insetInlineStart: `var(--emb-table-pin-${index})` } : undefined}
      title={column.header}
    >
      <span className="emb-table-header-text">{column.header}</span>
      {sort === 'ascending' && <ArrowUp size={12} strokeWidth={1.5} aria-hidden="true" />}
      {sort === 'descending' && <ArrowDown size={12} strokeWidth={1.5} aria-hidden="true" />}
      <ColumnMenu {...menu} column={column} />
      <ColumnResizer columns={menu.columns} id={column.id} width={width} />
    </div>
  )
})
