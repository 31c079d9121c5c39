import { colorOf, type ChartGroup } from './ChartGroup.js'
import type { PlotSeries } from './PlotChart.js'
import type { StackPart } from './stackOf.js'

interface PlotShapesProps {
  series: readonly PlotSeries[]
  groups: readonly ChartGroup[]
  isStacked: boolean
  max: number
  /** From where to where a figure of a series reaches; `null` where there is none. */
  partOf: (at: number, place: number) => StackPart | null
}

/** Share of its band that the bars of a group take. */
const barShare = 0.66

const round = (value: number) => Math.round(value * 100) / 100

/** The bars, areas and lines of a plot. */
export function PlotShapes({ series, groups, isStacked, max, partOf }: PlotShapesProps) {
  const wide = 100 / Math.max(1, groups.length)
  const bars = series.flatMap((one, place) => (one.shape === 'bar' ? [place] : []))
  const barWide = (wide * barShare) / (isStacked ? 1 : Math.max(1, bars.length))
  const y = (value: number) => round(100 - (value / max) * 100)
  const x = (at: number) => round((at + 0.5) * wide)

  /** Points of a series that hang together. */
  const runsOf = (place: number) => {
    const runs: { at: number; part: StackPart }[][] = [[]]
    for (const at of groups.keys()) {
      const part = partOf(at, place)
      if (part) runs.at(-1)?.push({ at, part })
      else if (runs.at(-1)?.length) runs.push([])
    }
    return runs.filter(({ length }) => length > 0)
  }
  const lineOf = (run: ReturnType<typeof runsOf>[number]) =>
    run.map(({ at, part }, nth) => `${nth === 0 ? 'M' : 'L'}${x(at)} ${y(part.to)}`).join('')
  const floorOf = (run: ReturnType<typeof runsOf>[number]) =>
    run
      .toReversed()
      .map(({ at, part }) => `L${x(at)} ${y(part.from)}`)
      .join('')

  return (
    <>
      {bars.flatMap((place, nth) =>
        groups.map((group, at) => {
          const part = partOf(at, place)
          if (!part || part.to <= part.from) return null
          const start = at * wide + (wide * (1 - barShare)) / 2 + (isStacked ? 0 : nth * barWide)
          return (
            <rect
              key={`${place} ${group.id}`}
              className="emb-plot-bar"
              data-color={colorOf(series[place], place)}
              data-dashed={series[place]?.isDashed || undefined}
              data-partial={group.isPartial || undefined}
              x={`${round(start)}%`}
              width={`${round(barWide)}%`}
              y={`${y(part.to)}%`}
              height={`${round(((part.to - part.from) / max) * 100)}%`}
              rx="2"
            />
          )
        }),
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        {series.map((one, place) => {
          if (one.shape === 'bar') return null
          const color = colorOf(one, place)
          const runs = runsOf(place)
          const line = runs.map(lineOf).join('')
          return (
            <g key={one.id} data-color={color}>
              {one.shape === 'area' && (
                <path
                  className="emb-plot-area"
                  data-stacked={isStacked || undefined}
                  d={runs.map((run) => `${lineOf(run)}${floorOf(run)}Z`).join('')}
                />
              )}
              <path
                className="emb-plot-path"
                data-dashed={one.isDashed || undefined}
                d={line}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          )
        })}
      </svg>
    </>
  )
}
