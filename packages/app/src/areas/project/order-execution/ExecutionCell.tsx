import type { GridPeriod } from '@embpm/contract/execution-grid'
import { Check, CloudOff, Paperclip, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Measure } from './amounts.js'
import { CellGlyph } from './CellGlyph.js'
import { isOver, standingOf, type ShownCell } from './gridModel.js'
import { columnWidth, orderWidth } from './gridSizes.js'
import type { GridWords } from './useGridWords.js'

/** Props of `ExecutionCell`. */
export interface ExecutionCellProps {
  cell: ShownCell | undefined
  period: GridPeriod
  row: number
  column: number
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

/** What was done of an order in a period. Hundreds of them are drawn while one scrolls: they have no hooks of their own. */
export const ExecutionCell = memo(function ExecutionCell(props: ExecutionCellProps) {
  const { cell, period, row, column, id, today, active, selected, editor } = props
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={cell && period.state === 'open' ? selected : undefined}
      className="emb-app-execution-cell"
      style={{ insetInlineStart: orderWidth + column * columnWidth }}
      data-column={column}
      data-row={row}
      data-standing={cell ? standingOf(cell, period, today) : 'none'}
      data-conflict={cell?.entry?.status === 'conflict' || undefined}
      data-active={active || undefined}
    >
      <CellValue {...props} />
      {editor}
    </div>
  )
})

/** Around the slash: with whole spaces two numbers do not fit. */
const thin = '\u2009'

/** What a cell shows: how it stands, what was done of what was planned, and how many files belong to it. */
function CellValue({ cell, period, today, measure, selected, held, words }: ExecutionCellProps) {
  const { texts } = words
  if (!cell) return <span className="emb-visually-hidden">{texts.noInterval}</span>
  const standing = standingOf(cell, period, today)
  const [done, planned] = measure === 'hours' ? [cell.hours, cell.plannedHours] : [cell.quantity, cell.plannedQuantity]
  const isNone = standing === 'planned' || (standing === 'shut' && cell.state === 'planned')
  return (
    <span className="emb-app-execution-value" data-over={isOver(cell) || undefined}>
      {selected ? (
        <span className="emb-app-execution-check">
          <Check size={12} strokeWidth={3} aria-hidden />
        </span>
      ) : (
        <CellGlyph standing={standing} />
      )}
      <span className="emb-visually-hidden">
        {words.standing(standing, cell)}
        {standing === 'shut' && `, ${words.shut(period)}`}
        {isOver(cell) && `, ${texts.over}`}{' '}
      </span>
      <span className="emb-app-execution-number">
        {!isNone && words.number(done)}
        <span className="emb-app-execution-planned">
          {isNone ? words.number(planned) : `${thin}/${thin}${words.number(planned)}`}
        </span>
      </span>
      {cell.evidence > 0 && (
        <span className="emb-app-execution-files">
          <Paperclip size={10} strokeWidth={1.75} aria-label={texts.evidence} />
          {words.number(cell.evidence)}
        </span>
      )}
      {held && cell.entry?.status === 'waiting' && (
        <CloudOff className="emb-app-execution-mark" size={12} aria-label={texts.notStored} />
      )}
      {cell.entry?.status === 'conflict' && (
        <TriangleAlert className="emb-app-execution-mark" size={12} aria-label={texts.conflict} />
      )}
    </span>
  )
}
