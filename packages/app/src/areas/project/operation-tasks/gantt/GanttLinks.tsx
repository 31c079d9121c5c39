import type { Predecessor } from '@embpm/calendar/schedule'
import { useMemo } from 'react'
import type { GanttAxis } from './ganttAxis.js'
import { linkWay, spanOf, touches, type LinkEnd, type Span } from './ganttGeometry.js'
import type { GanttRow } from './ganttPlan.js'

/** Props of `GanttLinks`. */
export interface GanttLinksProps {
  rows: readonly GanttRow[]
  /** The place of each row by its id. */
  places: ReadonlyMap<string, number>
  axis: GanttAxis
  /** The rows and the px that are drawn: links that only pass through are drawn, too. */
  lines: Span
  across: Span
  selected: string | null
  critical: boolean
  /** Writes type and lag, such as "FS +1 d". */
  labelOf: (link: Pick<Predecessor, 'type' | 'lag'>) => string
}

/** The links between bars. Those of the selected task are drawn last; a plain one has no label. */
export function GanttLinks({ rows, places, axis, lines, across, selected, critical, labelOf }: GanttLinksProps) {
  // Scrolling asks which of them are in sight, and no more.
  const all = useMemo(() => linksOf(rows, places, axis), [rows, places, axis])
  const links = all
    .filter(({ from, to }) => touches(spanBetween(from.row, to.row), lines))
    .filter(({ from, to }) =>
      touches({ from: Math.min(from.from, to.from) - 20, to: Math.max(from.to, to.to) + 20 }, across),
    )
    .toSorted((one, other) => Number(isOf(one, selected)) - Number(isOf(other, selected)))
  return links.map((link) => {
    const { from, to, type, lag, key } = link
    const way = linkWay(from, to, type)
    const look = isOf(link, selected) ? 'selected' : critical && link.critical ? 'critical' : undefined
    const label = type === 'FS' && lag === 0 ? '' : labelOf(link)
    const width = label.length * 6.5 + 8
    return (
      <g key={key} className="emb-app-gantt-link" data-look={look}>
        <path d={way.path} />
        <path d={way.arrow} className="emb-app-gantt-arrow" />
        {label !== '' && (
          <g transform={`translate(${way.label.x - width / 2} ${way.label.y - 7})`}>
            <rect width={width} height={14} rx={3} />
            <text x={width / 2} y={11}>
              {label}
            </text>
          </g>
        )}
      </g>
    )
  })
}

const spanBetween = (one: number, other: number): Span => ({ from: Math.min(one, other), to: Math.max(one, other) })

const isOf = ({ ids }: { ids: readonly string[] }, selected: string | null) =>
  selected !== null && ids.includes(selected)

function linksOf(rows: readonly GanttRow[], places: ReadonlyMap<string, number>, axis: GanttAxis) {
  const endOf = (row: GanttRow | undefined, place: number): LinkEnd | null =>
    row?.dates ? { ...spanOf(axis, row.dates, row.task?.duration === 0 && !row.summary), row: place } : null
  return rows.flatMap((row, place) =>
    (row.task?.predecessors ?? []).flatMap(({ id, type, lag }) => {
      const other = places.get(id)
      const earlier = other === undefined ? undefined : rows[other]
      const [from, to] = [endOf(earlier, other ?? 0), endOf(row, place)]
      if (!from || !to) return []
      const isCritical = Boolean(row.dates?.critical && earlier?.dates?.critical)
      return [{ key: `${id} ${row.id}`, ids: [id, row.id], from, to, type, lag, critical: isCritical }]
    }),
  )
}
