import type { ReactNode } from 'react'
import { type BenchChart, dashboardFigures } from './dashboardFigures.ts'

const [width, height, left, bottom] = [330, 200, 30, 180] as const
const color = (place: number) => `var(--emb-chart-${(place % 8) + 1})`

function Shapes({ kind, series, groups }: BenchChart): ReactNode {
  const step = (width - left) / groups.length
  const x = (at: number) => left + (at + 0.5) * step
  const valueAt = (at: number, place: number) => groups[at]?.values[place] ?? 0
  const y = (value: number, max = 100) => bottom - (value / max) * (bottom - 10)
  if (kind === 'line')
    return series.map((one, place) => (
      <path
        key={one.id}
        d={groups.map((_, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(valueAt(at, place))}`).join('')}
        fill="none"
        stroke={color(place)}
        strokeWidth="2"
      />
    ))
  if (kind === 'bar')
    return groups.map((group, at) => {
      let under = 0
      return series.map((one, place) => {
        const value = valueAt(at, place)
        const top = y(under + value, 400)
        const high = y(under, 400) - top
        under += value
        return (
          <rect
            key={`${group.id} ${one.id}`}
            x={x(at) - step / 3}
            width={(step * 2) / 3}
            y={top}
            height={high}
            fill={color(place)}
          />
        )
      })
    })
  if (kind === 'heat')
    return groups.map((group, at) =>
      series.map((one, place) => (
        <g key={`${group.id} ${one.id}`}>
          <rect
            x={left + place * 24}
            y={10 + at * 24}
            width="22"
            height="22"
            fill={`var(--emb-heat-${(at % 6) + 1})`}
          />
          <text x={left + 11 + place * 24} y={25 + at * 24} fontSize="11" textAnchor="middle">
            {valueAt(at, place)}
          </text>
        </g>
      )),
    )
  if (kind === 'points')
    return groups.map((group, at) => (
      <circle key={group.id} cx={left + valueAt(at, 0) * 3} cy={y(valueAt(at, 1))} r="4" fill={color(0)} />
    ))
  const sum = groups.reduce((all, _, at) => all + valueAt(at, 0), 0)
  let turned = 0
  return groups.map((group, at) => {
    const share = (valueAt(at, 0) / sum) * 339
    turned += share
    return (
      <circle
        key={group.id}
        cx="70"
        cy="90"
        r="54"
        fill="none"
        stroke={color(at)}
        strokeWidth="20"
        strokeDasharray={`${share} ${339 - share}`}
        strokeDashoffset={share - turned}
      />
    )
  })
}

/** The same figures as somebody would draw them by hand: no keyboard, no table, no tooltip. */
export function PlainDashboard() {
  return dashboardFigures.map((chart) => (
    <section key={chart.label} className="emb-card">
      <header className="emb-card-head">
        <h2 className="emb-card-title">{chart.label}</h2>
      </header>
      <svg width={width} height={height} role="img" aria-label={chart.label}>
        {[0, 25, 50, 75, 100].map((tick) => (
          <g key={tick}>
            <line
              x1={left}
              x2={width}
              y1={bottom - tick * 1.7}
              y2={bottom - tick * 1.7}
              stroke="var(--emb-chart-grid)"
            />
            <text x={left - 6} y={bottom + 4 - tick * 1.7} fontSize="11" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {chart.kind !== 'donut' &&
          chart.groups.map((group, at) =>
            at % Math.ceil(chart.groups.length / 9) === 0 ? (
              <text
                key={group.id}
                x={left + ((at + 0.5) * (width - left)) / chart.groups.length}
                y={bottom + 16}
                fontSize="11"
                textAnchor="middle"
              >
                {group.label}
              </text>
            ) : null,
          )}
        <Shapes {...chart} />
      </svg>
    </section>
  ))
}
