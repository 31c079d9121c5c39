import { memo } from 'react'
import type { GanttAxis } from './ganttAxis.js'
import { bracketPath, milestonePath, sizes, spanOf } from './ganttGeometry.js'
import type { GanttRow } from './ganttPlan.js'

/** What of the plan is drawn besides the bars. */
export interface GanttShown {
  critical: boolean
  baseline: boolean
}

/** Props of `GanttBar`. */
export interface GanttBarProps extends GanttShown {
  row: GanttRow
  /** Where its row begins, in px. */
  top: number
  axis: GanttAxis
  selected: boolean
  /** Whether it can be moved: then the selected one has handles. */
  editable: boolean
  /** Behind the bar: its delay, or the day of a milestone. */
  label: string
}

/** A task: bar with its progress, milestone or bracket, its baseline below, and where it was before a change that is not saved. */
export const GanttBar = memo(function GanttBar(props: GanttBarProps) {
  const { row, top, axis, selected, editable, label, critical, baseline } = props
  const { task, dates, summary, was } = row
  if (!dates) return null
  const milestone = task !== null && task.duration === 0 && !summary
  const { from, to } = spanOf(axis, dates, milestone)
  const y = top + sizes.barTop
  const look = critical && dates.critical ? 'critical' : undefined
  const middle = y + sizes.bar / 2
  const width = Math.max(2, to - from)
  return (
    <g data-task={row.id} data-look={look} className="emb-app-gantt-bar">
      {was && <Before {...{ axis, was, y, milestone }} />}
      {baseline && task && !summary && <Baseline {...{ axis, task, top, milestone }} />}
      {summary ? (
        <path className="emb-app-gantt-summary" d={bracketPath({ from, to: from + width }, top + 10)} />
      ) : milestone ? (
        <path className="emb-app-gantt-milestone" data-part="bar" d={milestonePath(from, middle)} />
      ) : (
        <>
          <rect className="emb-app-gantt-fill" data-part="bar" x={from} y={y} width={width} height={sizes.bar} rx={3} />
          <rect
            className="emb-app-gantt-done"
            x={from}
            y={y}
            width={(width * (task?.progress ?? 0)) / 100}
            height={sizes.bar}
            rx={3}
          />
          <rect
            className="emb-app-gantt-edge"
            x={from + 0.5}
            y={y + 0.5}
            width={width - 1}
            height={sizes.bar - 1}
            rx={2.5}
          />
        </>
      )}
      {selected && !summary && (
        <rect
          className="emb-app-gantt-selected"
          x={from - (milestone ? 10 : 2)}
          y={y - 2}
          width={milestone ? 20 : width + 4}
          height={sizes.bar + 4}
          rx={5}
        />
      )}
      {selected && editable && !summary && (
        <>
          {!milestone && (
            <rect className="emb-app-gantt-grip" data-part="start" x={from - 3} y={y} width={6} height={sizes.bar} />
          )}
          {!milestone && (
            <rect className="emb-app-gantt-grip" data-part="end" x={to - 3} y={y} width={6} height={sizes.bar} />
          )}
          <circle className="emb-app-gantt-dot" data-part="link" cx={to + (milestone ? 14 : 8)} cy={middle} r={4} />
        </>
      )}
      {label !== '' && (
        <text
          className="emb-app-gantt-label"
          data-late={(task?.delay ?? 0) > 0 && !milestone ? '' : undefined}
          x={to + (selected ? 18 : 12)}
          y={middle + 4}
        >
          {label}
        </text>
      )}
    </g>
  )
})

function Before({
  axis,
  was,
  y,
  milestone,
}: {
  axis: GanttAxis
  was: { start: string; end: string }
  y: number
  milestone: boolean
}) {
  const { from, to } = spanOf(axis, was, milestone)
  if (milestone) return <path className="emb-app-gantt-before" d={milestonePath(from, y + sizes.bar / 2)} />
  return (
    <rect
      className="emb-app-gantt-before"
      x={from + 0.5}
      y={y + 0.5}
      width={Math.max(1, to - from - 1)}
      height={sizes.bar - 1}
      rx={2.5}
    />
  )
}

function Baseline({
  axis,
  task,
  top,
  milestone,
}: {
  axis: GanttAxis
  task: NonNullable<GanttRow['task']>
  top: number
  milestone: boolean
}) {
  const { baselineStart: start, baselineEnd: end } = task
  if (start === null || end === null) return null
  const { from, to } = spanOf(axis, { start, end }, milestone)
  if (milestone) return <path className="emb-app-gantt-base-point" d={milestonePath(from, top + 24, 4)} />
  return (
    <rect
      className="emb-app-gantt-base"
      x={from}
      y={top + sizes.baselineTop}
      width={Math.max(2, to - from)}
      height={sizes.baseline}
      rx={1.5}
    />
  )
}
