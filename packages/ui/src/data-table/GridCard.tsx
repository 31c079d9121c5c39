import { memo, type ReactNode } from 'react'
import { Link } from '../link/Link.js'
import { columnType } from './DataColumnDef.js'
import { nameColumn, type GridRowProps } from './GridRow.js'
import { RowActionsButton } from './RowActionsButton.js'
import type { PlacedColumn } from './useColumns.js'

/** Columns of a card: name and status, technical name, then three short facts. */
export interface CardColumns {
  name: PlacedColumn | undefined
  status: PlacedColumn | undefined
  technical: PlacedColumn | undefined
  facts: readonly PlacedColumn[]
}

/** Chooses the columns of a card by their types; the order of the columns decides between equals. */
export function cardColumns(columns: readonly PlacedColumn[]): CardColumns {
  const name = nameColumn(columns)
  const status = columns.find(({ column }) => columnType(column) === 'status')
  const technical = columns.find((one) => columnType(one.column) === 'technical' && one !== name)
  const facts = columns.filter(
    (one) => one !== name && one !== status && one !== technical && !['json', 'link'].includes(columnType(one.column)),
  )
  return { name, status, technical, facts: facts.slice(0, 3) }
}

interface GridCardProps<Row> extends GridRowProps<Row> {
  cards: CardColumns
}

function GridCardView({
  row,
  cards,
  columns,
  mode,
  cursor,
  format,
  rowHref,
  actions,
  id,
  ...rest
}: GridCardProps<unknown>) {
  const first = mode === 'none' ? 1 : 2
  const cell = (placed: PlacedColumn | undefined, className: string, role: 'gridcell' | 'rowheader' = 'gridcell') => {
    if (!placed || row === undefined) return null
    const content = row.content(placed.column, format)
    if (content === null && role === 'gridcell') return null
    return (
      <div
        key={placed.column.id}
        role={role}
        className={className}
        data-type={placed.column.columnDef.meta?.type}
        aria-colindex={columns.indexOf(placed) + first}
      >
        {role === 'rowheader' && rowHref ? (
          <Link href={rowHref(row.original)} className="emb-table-link" tabIndex={-1}>
            {content}
          </Link>
        ) : (
          content
        )}
      </div>
    )
  }
  return (
    <div
      role="row"
      id={`${id}-${rest.index}`}
      className="emb-table-card"
      data-row={rest.index}
      data-mode={mode}
      data-actions={actions === undefined ? undefined : ''}
      data-cursor={cursor === null ? undefined : ''}
      aria-rowindex={rest.rowIndex}
      aria-selected={mode === 'none' ? undefined : rest.selected}
      style={{ transform: `translateY(${rest.top})` }}
    >
      {mode !== 'none' && (
        <div role="gridcell" className="emb-table-select" aria-colindex={1}>
          <span className={mode === 'single' ? 'emb-table-radio' : 'emb-table-check'} />
        </div>
      )}
      {cell(cards.name, 'emb-table-card-name', 'rowheader')}
      {cell(cards.status, 'emb-table-card-status')}
      {cell(cards.technical, 'emb-table-card-technical')}
      <div role="presentation" className="emb-table-card-facts">
        {cards.facts.map((fact) => cell(fact, 'emb-table-card-fact'))}
      </div>
      {actions !== undefined && row !== undefined && (
        <div role="gridcell" className="emb-table-card-actions" aria-colindex={columns.length + first}>
          <RowActionsButton label={actions} />
        </div>
      )}
    </div>
  )
}

/** One row as a card, for narrow tables. */
export const GridCard: <Row>(props: GridCardProps<Row>) => ReactNode = memo(GridCardView)
