import { dayNumber, dayOfNumber, type Day } from '@embpm/calendar'
import type { WorkingCalendar } from '@embpm/calendar/working-calendar'
import { memo } from 'react'
import { dayAt, xOf, type GanttAxis } from './ganttAxis.js'
import type { Span } from './ganttGeometry.js'

/** Props of `GanttShade`. */
export interface GanttShadeProps {
  axis: GanttAxis
  across: Span
  /** Px of all rows. */
  height: number
  calendar: WorkingCalendar
  today: Day
}

/** What lies behind the bars: days off, as long as they are wide enough to be seen, and a line in the middle of today. */
export const GanttShade = memo(function GanttShade({ axis, across, height, calendar, today }: GanttShadeProps) {
  const isFine = axis.zoom === 'day' || axis.zoom === 'week'
  const [first, last] = [
    Math.max(axis.first, dayAt(axis, across.from)),
    Math.min(axis.after, dayAt(axis, across.to) + 1),
  ]
  const off = isFine
    ? Array.from({ length: Math.max(0, last - first) }, (_, nth) => first + nth).filter(
        (number) => !calendar.isWorking(dayOfNumber(number)),
      )
    : []
  const at = xOf(axis, dayNumber(today)) + axis.day / 2
  return (
    <>
      {off.map((number) => (
        <rect
          key={number}
          className="emb-app-gantt-off"
          data-holiday={calendar.offBecause(dayOfNumber(number)) === null ? undefined : ''}
          x={xOf(axis, number)}
          width={axis.day}
          height={height}
        />
      ))}
      <path className="emb-app-gantt-today" d={`M${at} 0v${height}`} />
    </>
  )
})
