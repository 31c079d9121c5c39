import { flexRender } from '@tanstack/react-table'
import { useWords } from '../ui-strings/index.js'
import { pageSelection, togglePage } from './gridActions.js'
import type { TableColumn } from './DataColumnDef.js'
import { GridHeadGroups } from './GridHeadGroups.js'
import { GridHeader } from './GridHeader.js'
import { useColumnDrag } from './useColumnDrag.js'
import type { DataTableState } from './useDataTable.js'
import { words } from './words.js'

interface GridHeadProps<Row extends object> {
  table: DataTableState<Row>
  /** Id of the column whose menu is open. */
  menu: string | null
}

/** The column heads: a click sorts, dragging moves, the edge resizes, the menu does all of it. The keyboard reaches them from the first row. */
export function GridHead<Row extends object>({ table, menu }: GridHeadProps<Row>) {
  const t = useWords(words)
  const { columns, engine, selection, view, cursor, id } = table
  const first = selection.mode === 'none' ? 0 : 1
  const at = cursor?.row === -1 ? cursor.column : null
  const state = selection.mode === 'multiple' ? pageSelection(table) : 'none'
  const { drag, handlers } = useColumnDrag(columns)
  const actions = columns.visible.length + first
  const head = ({ id, columnDef }: TableColumn) => {
    // Texts, which heads are but for a few, need no header object.
    if (typeof columnDef.header === 'string') return columnDef.header
    const header = engine.getLeafHeaders().find(({ column }) => column.id === id)
    return header && flexRender(header.column.columnDef.header, header.getContext())
  }
  const groups = columns.heads > 1 ? engine.getHeaderGroups().slice(0, -1) : []
  return (
    <div role="rowgroup" className="emb-table-head">
      {groups.map((group, i) => (
        <GridHeadGroups key={group.id} group={group} rowIndex={i + 1} columns={columns.visible} first={first} />
      ))}
      <div role="row" className="emb-table-head-row" aria-rowindex={groups.length + 1} {...handlers}>
        {first === 1 && (
          <div
            role="columnheader"
            id={at === 0 ? `${id}-cell` : undefined}
            className="emb-table-header emb-table-pinned emb-table-select"
            data-last-pinned={columns.visible[0]?.pinned ? undefined : ''}
            data-cursor={at === 0 ? '' : undefined}
            aria-colindex={1}
          >
            {selection.mode === 'single' && <span className="emb-visually-hidden">{t('selection')}</span>}
            {selection.mode === 'multiple' && (
              <button
                type="button"
                role="checkbox"
                className="emb-table-check"
                tabIndex={-1}
                aria-label={t('selectAll')}
                aria-checked={state === 'some' ? 'mixed' : state === 'all'}
                onClick={() => togglePage(table)}
              />
            )}
          </div>
        )}
        {columns.visible.map((placed, i) => (
          <GridHeader
            key={placed.column.id}
            placed={placed}
            header={head(placed.column)}
            index={i}
            first={first}
            id={at === i + first ? `${id}-cell` : undefined}
            columns={columns}
            direction={view.sort?.column === placed.column.id ? view.sort.direction : undefined}
            menuOpen={menu === placed.column.id}
            dragged={drag?.column === placed.column.id}
          />
        ))}
        {table.rowActions && (
          <div
            role="columnheader"
            id={at === actions ? `${id}-cell` : undefined}
            className="emb-table-header emb-table-actions"
            data-cursor={at === actions ? '' : undefined}
            aria-colindex={actions + 1}
          >
            <span className="emb-visually-hidden">{t('rowActions')}</span>
          </div>
        )}
      </div>
      {drag && (
        <div className="emb-table-drag" aria-hidden="true">
          <span className="emb-table-gap" style={{ insetInlineStart: drag.gap }} />
          <span className="emb-table-ghost" style={{ insetInlineStart: drag.x }}>
            {drag.header}
          </span>
        </div>
      )}
    </div>
  )
}
