import { flexRender, type HeaderGroup, type RowData } from '@tanstack/react-table'
import type { DataTableFeatures } from './features.js'
import type { PlacedColumn } from './useColumns.js'

interface GridHeadGroupsProps<Row extends RowData> {
  group: HeaderGroup<DataTableFeatures, Row>
  /** From 1. */
  rowIndex: number
  /** The visible columns. */
  columns: readonly PlacedColumn[]
  /** 1 when a selection column stands before the columns. */
  first: 0 | 1
}

/** A row of heads that stand above several columns each. Where none does, it only hides what scrolls below pinned columns. */
export function GridHeadGroups<Row extends RowData>({ group, rowIndex, columns, first }: GridHeadGroupsProps<Row>) {
  const starts = group.headers.map((_, i) => group.headers.slice(0, i).reduce((all, { colSpan }) => all + colSpan, 0))
  return (
    <div role="row" className="emb-table-head-row emb-table-groups" aria-rowindex={rowIndex}>
      {first === 1 && <div aria-hidden="true" className="emb-table-header emb-table-pinned emb-table-select" />}
      {group.headers.map((header, i) => {
        const start = starts[i] ?? 0
        const pinned = columns[start]?.pinned === true
        return (
          <div
            key={header.id}
            {...(header.isPlaceholder
              ? { 'aria-hidden': true }
              : { role: 'columnheader', 'aria-colindex': start + first + 1, 'aria-colspan': header.colSpan })}
            className={pinned ? 'emb-table-header emb-table-pinned' : 'emb-table-header'}
            style={{
              gridColumn: `${start + first + 1} / span ${header.colSpan}`,
              insetInlineStart: pinned ? `var(--emb-table-pin-${start})` : undefined,
            }}
          >
            <span className="emb-table-header-text">
              {!header.isPlaceholder && flexRender(header.column.columnDef.header, header.getContext())}
            </span>
          </div>
        )
      })}
    </div>
  )
}
