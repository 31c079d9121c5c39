import type { GridPeriod } from '@embpm/contract/execution-grid'
import { Check, CloudOff, Paperclip, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Measure } from './amounts.js'
import { CellGlyph } from './CellGlyph.js'
import { isOver, standingOf, type ShownCell, type Standing } from './gridModel.js'
import { columnWidth } from './gridSizes.js'
import type { GridWords } from './useGridWords.js'

/** Props of `ExecutionCell`. */
export interface ExecutionCellProps {
  cell: ShownCell | undefined
  period: GridPeriod
  row: number
  column: number
  /** Whether it is the first one that is drawn: it stands where it belongs, and the others beside it. */
  first: boolean
  id: string
  today: string
  measure: Measure
  active: boolean
  selected: boolean
  /** Whether what is entered cannot be sent at the moment. */
  held: boolean
  words: GridWords
  /** What it is typed into with. */
  editor: ReactNode
}

/**
 * What was done of an order in a period. Hundreds of them are drawn while one scrolls: they have no hooks of their own, stand in the
 * flow of their row and hide nothing, for what is placed or clipped is painted by itself.
 */
export const ExecutionCell = memo(function ExecutionCell(props: ExecutionCellProps) {
  const { cell, period, row, column, first, id, today, active, selected, editor } = props
  const standing = cell ? standingOf(cell, period, today) : 'none'
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={cell && period.state === 'open' ? selected : undefined}
      // What is typed into it is part of it.
      aria-label={editor ? undefined : nameOf(props)}
      className="emb-app-execution-cell"
      style={first ? { marginInlineStart: column * columnWidth } : undefined}
      data-column={column}
      data-row={row}
      data-standing={standing}
      data-over={(cell && isOver(cell)) || undefined}
      data-marked={(cell && (cell.evidence > 0 || cell.entry !== undefined)) || undefined}
      data-conflict={cell?.entry?.status === 'conflict' || undefined}
      data-active={active || undefined}
    >
      {cell && <CellValue {...props} cell={cell} standing={standingOf(cell, period, today)} />}
      {editor}
    </div>
  )
})

/** Around the slash: with whole spaces two numbers do not fit. */
const thin = '\u2009'

const amountsOf = (cell: ShownCell, measure: Measure) =>
  measure === 'hours' ? [cell.hours, cell.plannedHours] : [cell.quantity, cell.plannedQuantity]

/** Whether only what is planned is shown: nothing was done yet. */
const isNone = (standing: Standing, { state }: ShownCell) =>
  standing === 'planned' || (standing === 'shut' && state === 'planned')

/** What a cell is called: all that its colours, signs and places tell. */
function nameOf({ cell, period, today, measure, held, words }: ExecutionCellProps): string {
  const { texts } = words
  if (!cell) return texts.noInterval
  const standing = standingOf(cell, period, today)
  const [done = 0, planned = 0] = amountsOf(cell, measure)
  const amount = isNone(standing, cell) ? words.number(planned) : `${words.number(done)} / ${words.number(planned)}`
  const stands = [words.standing(standing, cell), standing === 'shut' && words.shut(period), isOver(cell) && texts.over]
  return [
    `${stands.filter(Boolean).join(', ')} ${amount}`,
    cell.evidence > 0 && `${texts.evidence} ${words.number(cell.evidence)}`,
    held && cell.entry?.status === 'waiting' && texts.notStored,
    cell.entry?.status === 'conflict' && texts.conflict,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a cell shows: how it stands, what was done of what was planned, and how many files belong to it. */
function CellValue(props: ExecutionCellProps & { cell: ShownCell; standing: Standing }) {
  const { cell, standing, measure, selected, held, words } = props
  const { texts } = words
  const [done = 0, planned = 0] = amountsOf(cell, measure)
  const none = isNone(standing, cell)
  return (
    <>
      {selected ? (
        <span className="emb-app-execution-check">
          <Check size={12} strokeWidth={3} aria-hidden />
        </span>
      ) : (
        <CellGlyph standing={standing} />
      )}
      <span className="emb-app-execution-number">
        {!none && words.number(done)}
        <span className="emb-app-execution-planned">
          {none ? words.number(planned) : `${thin}/${thin}${words.number(planned)}`}
        </span>
      </span>
      {cell.evidence > 0 && (
        <span className="emb-app-execution-files" data-count={words.number(cell.evidence)} aria-hidden>
          <Paperclip size={10} strokeWidth={1.75} />
        </span>
      )}
      {held && cell.entry?.status === 'waiting' && (
        <CloudOff className="emb-app-execution-mark" size={12} aria-label={texts.notStored} />
      )}
      {cell.entry?.status === 'conflict' && (
        <TriangleAlert className="emb-app-execution-mark" size={12} aria-label={texts.conflict} />
      )}
    </>
  )
}
