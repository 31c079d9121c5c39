import type { GridOrder, GridPeriod } from '@embpm/contract/execution-grid'
import { Avatar } from '@embpm/ui/avatar'
import { memo, type ReactNode } from 'react'
import { ExecutionCell } from './ExecutionCell.js'
import type { ShownCell } from './gridModel.js'
import type { Measure } from './amounts.js'
import type { GridWords } from './useGridWords.js'

/** Props of `ExecutionRow`. */
export interface ExecutionRowProps {
  order: GridOrder
  cells: readonly (ShownCell | undefined)[]
  periods: readonly GridPeriod[]
  row: number
  top: string
  /** The columns that are drawn. */
  from: number
  to: number
  today: string
  measure: Measure
  /** The column of the cell that the keyboard is at; -1 in other rows. */
  active: number
  selected: ReadonlySet<string>
  /** Whether what is entered cannot be sent at the moment. */
  held: boolean
  /** Ids of cells: what they begin with. */
  name: string
  words: GridWords
  /** What the cell is typed into with that the keyboard is at. */
  editor: ReactNode
}

/** An order with what is done of it in each period that is in sight. */
export const ExecutionRow = memo(function ExecutionRow(props: ExecutionRowProps) {
  const { order, cells, periods, row, top, from, to, today, measure, active, selected, held, name, words, editor } =
    props
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="emb-app-execution-row"
      style={{ insetBlockStart: top }}
      data-active={active >= 0 || undefined}
    >
      <div role="rowheader" aria-colindex={1} className="emb-app-execution-order">
        <span>
          <b>{order.title}</b>
          <small>{order.orderNo}</small>
        </span>
        {order.responsible && <Avatar size="s" name={order.responsible.name} />}
      </div>
      {periods.slice(from, to).map((period, nth) => {
        const column = from + nth
        const cell = cells[column]
        return (
          <ExecutionCell
            key={period.id}
            id={`${name}-${row}-${column}`}
            cell={cell}
            period={period}
            row={row}
            column={column}
            first={nth === 0}
            today={today}
            measure={measure}
            active={column === active}
            selected={cell !== undefined && selected.has(cell.id)}
            held={held}
            words={words}
            editor={column === active ? editor : null}
          />
        )
      })}
    </div>
  )
})
