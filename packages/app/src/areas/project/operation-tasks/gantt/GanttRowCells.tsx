import { ChevronDown, ChevronRight, Flame } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GanttRow } from './ganttPlan.js'
import type { useGanttWords } from './useGanttWords.js'

/** Props of `GanttRowCells`. */
export interface GanttRowCellsProps {
  row: GanttRow
  closed: boolean
  /** Whether critical tasks are marked. */
  critical: boolean
  onFold: (row: GanttRow, closed: boolean) => void
  words: ReturnType<typeof useGanttWords>
}

const glyph = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The cells of a row beside the chart: number, title, role, duration, progress; and when it is, in words. */
export const GanttRowCells = memo(function GanttRowCells({ row, closed, critical, onFold, words }: GanttRowCellsProps) {
  const { t } = useTranslation()
  const { task, number, title, level, summary, dates } = row
  return (
    <>
      <div className="emb-app-gantt-cells">
        <span role="gridcell" className="emb-app-gantt-number">
          {number}
        </span>
        <span
          role="gridcell"
          className="emb-app-gantt-title"
          data-summary={summary ? '' : undefined}
          data-level={Math.min(level, 6)}
        >
          {summary && (
            <button
              type="button"
              // In the grid, arrows open and close.
              tabIndex={-1}
              className="emb-app-gantt-fold"
              aria-label={t(closed ? 'operationTasks.gantt.unfold' : 'operationTasks.gantt.fold', { title })}
              onClick={() => onFold(row, !closed)}
            >
              {closed ? <ChevronRight {...glyph} /> : <ChevronDown {...glyph} />}
            </button>
          )}
          <bdi>{title}</bdi>
          {critical && dates?.critical && task && !summary && <Flame {...glyph} />}
        </span>
        <span role="gridcell" className="emb-app-gantt-role">
          {task?.role?.name ?? ''}
        </span>
        <span role="gridcell" className="emb-app-gantt-duration">
          {task ? words.daysShort(task.duration) : ''}
        </span>
        <span role="gridcell" className="emb-app-gantt-progress">
          {task && (
            <>
              <i data-done={task.progress === 100 ? '' : undefined}>
                <i style={{ inlineSize: `${task.progress}%` }} />
              </i>
              {words.percent(task.progress)}
            </>
          )}
        </span>
      </div>
      <span role="gridcell" className="emb-visually-hidden">
        {words.sentence(row)}
      </span>
    </>
  )
})
