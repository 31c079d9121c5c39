import type { Day } from '@embpm/calendar'
import type { WorkingCalendar } from '@embpm/calendar/working-calendar'
import { useMemo } from 'react'
import type { GanttAxis } from './ganttAxis.js'
import { GanttBar, type GanttShown } from './GanttBar.js'
import { sizes } from './ganttGeometry.js'
import { GanttHead } from './GanttHead.js'
import { GanttLinks } from './GanttLinks.js'
import type { GanttRow } from './ganttPlan.js'
import { GanttShade } from './GanttShade.js'
import { useGanttWords } from './useGanttWords.js'

/** Props of `GanttSheet`. */
export interface GanttSheetProps extends GanttShown {
  rows: readonly GanttRow[]
  axis: GanttAxis
  today: Day
  calendar: WorkingCalendar
}

/** Px of the titles beside the bars. */
const titles = 320

/** The whole chart as one drawing, with the titles of its tasks: for a file. */
export function GanttSheet({ rows, axis, today, calendar, critical, baseline }: GanttSheetProps) {
  const words = useGanttWords()
  const across = useMemo(() => ({ from: 0, to: axis.width }), [axis])
  const height = rows.length * sizes.row
  const places = useMemo(() => new Map(rows.map((row, place) => [row.id, place])), [rows])
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={titles + axis.width} height={sizes.head + height}>
      <rect className="emb-app-gantt-paper" width={titles + axis.width} height={sizes.head + height} />
      <g transform={`translate(${titles} 0)`}>
        <GanttHead axis={axis} across={across} today={today} />
      </g>
      {rows.map(({ id, number, title, level, summary }, place) => (
        <text
          key={id}
          className="emb-app-gantt-name"
          data-summary={summary ? '' : undefined}
          x={12 + (level - 1) * 16}
          y={sizes.head + place * sizes.row + 20}
        >
          {`${number} ${title}`}
        </text>
      ))}
      <g transform={`translate(${titles} ${sizes.head})`}>
        <GanttShade axis={axis} across={across} height={height} calendar={calendar} today={today} />
        <GanttLinks
          rows={rows}
          places={places}
          axis={axis}
          lines={{ from: 0, to: rows.length }}
          across={across}
          selected={null}
          critical={critical}
          labelOf={words.linkOf}
        />
        {rows.map((row, place) => (
          <GanttBar
            key={row.id}
            row={row}
            top={place * sizes.row}
            axis={axis}
            selected={false}
            editable={false}
            label={words.behind(row, baseline)}
            critical={critical}
            baseline={baseline}
          />
        ))}
      </g>
    </svg>
  )
}
