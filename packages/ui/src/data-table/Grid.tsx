import { useCallback, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { useWords } from '../ui-strings/index.js'
import { useViewport } from '../row-source/windowing/useViewport.js'
import { GridHead } from './GridHead.js'
import { GridOverlay, type OpenOverlay } from './GridOverlay.js'
import { GridRows } from './GridRows.js'
import { GridState, gridStateKind } from './GridState.js'
import type { DataTableState } from './useDataTable.js'
import { useEdges } from './useEdges.js'
import { useGridClicks } from './useGridClicks.js'
import { useGridKeys } from './useGridKeys.js'
import { widthsOf } from './widthsOf.js'
import { words } from './words.js'

/** In a narrow grid rows are cards. */
const layout = { rowHeight: 40, card: { height: 84, below: 600 }, head: true }
/** Width of the selection column in px. */
const SELECTION = 48
/** Width of the column of row actions in px. */
const ACTIONS = 44

/** Props of `DataTable.Grid`. */
export interface GridProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useDataTable`. */
  table: DataTableState<Row>
  /** Accessible name of the grid. */
  'aria-label'?: string
  /** Shown when there are no rows at all: what this is and the first action. Default "No rows yet". */
  empty?: ReactNode
}

/**
 * The rows of a table as an ARIA grid with a sticky head. Only rows in sight are in the document, so a page may hold
 * 100,000. It fills a parent with a height and scrolls inside; below 600 px of its own width rows are cards of three lines.
 * `data-density="compact"` on any ancestor makes rows lower.
 */
export function Grid<Row extends object>({
  table,
  empty,
  className = '',
  'aria-label': label,
  style,
  ...rest
}: GridProps<Row>) {
  const t = useWords(words)
  const { columns, selection, page, gridRef, cursor, id, view } = table
  const viewport = useViewport(gridRef, layout)
  const [overlay, setOverlay] = useState<OpenOverlay | null>(null)
  // A second press on the button closes what the first has opened.
  const open = useCallback(
    (next: OpenOverlay) => setOverlay((now) => (now?.anchor === next.anchor && now.kind === next.kind ? null : next)),
    [],
  )
  const onKeyDown = useGridKeys(table, viewport, open)
  const { onClick, onDoubleClick } = useGridClicks(table, open)
  const kind = gridStateKind(table)
  const { visible } = columns
  const selectionWidth = selection.mode === 'none' ? 0 : SELECTION
  const actionsWidth = table.rowActions ? ACTIONS : 0

  // Widths are properties of the table, not of cells: resizing a column renders no row.
  const widths = useMemo(
    () => widthsOf(visible, { selection: selectionWidth, actions: actionsWidth, heads: columns.heads }),
    [visible, selectionWidth, actionsWidth, columns.heads],
  )
  useEdges(gridRef)

  // A list that gets longer is not an old one.
  const growing = table.paging === 'more' && view.page > 1
  const active = cursor && (cursor.column < 0 || viewport.cards ? `${id}-${cursor.row}` : `${id}-cell`)
  return (
    <div
      {...rest}
      className={`emb-table ${className}`}
      style={{ ...widths, ...style }}
      data-layout={viewport.cards ? 'cards' : 'rows'}
      data-stale={table.stale && page && !growing ? '' : undefined}
      data-state={kind ?? undefined}
    >
      <div
        ref={gridRef}
        role="grid"
        className="emb-table-scroll"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={page?.partialTotal ? -1 : (page?.total ?? 0) + columns.heads}
        aria-colcount={visible.length + (selectionWidth > 0 ? 1 : 0) + (actionsWidth > 0 ? 1 : 0)}
        aria-multiselectable={selection.mode === 'multiple' || undefined}
        aria-busy={table.stale}
        aria-activedescendant={active ?? undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
      >
        <GridHead table={table} menu={overlay?.kind === 'menu' ? overlay.column : null} />
        {kind === null && <GridRows table={table} viewport={viewport} />}
      </div>
      {kind !== null && (
        <div className="emb-table-state">
          <GridState table={table} kind={kind} viewport={viewport} empty={empty} />
        </div>
      )}
      {overlay && <GridOverlay table={table} overlay={overlay} onChange={setOverlay} />}
      <span id={`${id}-keys`} hidden>
        {t('keys')}
      </span>
      <div role="status" className="emb-table-announcer">
        {page && !table.stale ? t('rows', { count: page.total }) : ''}
      </div>
    </div>
  )
}
