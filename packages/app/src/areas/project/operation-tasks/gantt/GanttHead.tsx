import { dayNumber, partsOf, startOfDay, type Day } from '@embpm/calendar'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ganttTicks, isCurrentTick, weekNumber, xOf, type GanttAxis } from './ganttAxis.js'
import type { Span } from './ganttGeometry.js'

/** Props of `GanttHead`. */
export interface GanttHeadProps {
  axis: GanttAxis
  across: Span
  today: Day
}

/** The two lines of the head: months or years, and below them days, ISO weeks, months or quarters. */
export const GanttHead = memo(function GanttHead({ axis, across, today }: GanttHeadProps) {
  const { t } = useTranslation()
  const names = useTickNames(axis)
  const { upper, lower } = ganttTicks(axis, across.from, across.to)
  return (
    <>
      {upper.map(({ at, start }) => (
        <g key={`upper ${start}`} className="emb-app-gantt-tick">
          <path d={`M${at + 0.5} 0v24`} />
          <text x={Math.max(at, across.from) + 8} y={16} data-line="upper">
            {names.upper(start)}
          </text>
        </g>
      ))}
      {lower.map(({ at, start }) => {
        const isCurrent = isCurrentTick(axis.zoom, start, today)
        return (
          <g key={`lower ${start}`} className="emb-app-gantt-tick" data-current={isCurrent ? '' : undefined}>
            <path d={`M${at + 0.5} 24v24`} />
            <text
              x={at + (axis.zoom === 'day' ? axis.day / 2 : 6)}
              y={40}
              textAnchor={axis.zoom === 'day' ? 'middle' : 'start'}
            >
              {names.lower(start)}
            </text>
          </g>
        )
      })}
      <g className="emb-app-gantt-now" transform={`translate(${xOf(axis, dayNumber(today)) + axis.day / 2} 0)`}>
        <title>{t('operationTasks.gantt.today')}</title>
        <path d="M-4 42h8l-4 5z" />
      </g>
    </>
  )
})

/** Writes the columns of an axis. */
function useTickNames({ zoom }: GanttAxis): { upper: (day: Day) => string; lower: (day: Day) => string } {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const format = (style: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(i18n.language || 'en', { timeZone: 'UTC', ...style })
      return (day: Day) => made.format(startOfDay(day))
    }
    const lower = {
      day: (day: Day) => String(partsOf(day).day),
      week: (day: Day) => t('operationTasks.gantt.weekShort', { number: weekNumber(day) }),
      month: format({ month: 'short' }),
      quarter: (day: Day) => t('timeline.quarter', { number: Math.ceil(partsOf(day).month / 3) }),
    }
    const isFine = zoom === 'day' || zoom === 'week'
    return { upper: format(isFine ? { month: 'long', year: 'numeric' } : { year: 'numeric' }), lower: lower[zoom] }
  }, [zoom, t, i18n.language])
}
