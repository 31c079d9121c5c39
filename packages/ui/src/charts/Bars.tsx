import type { CSSProperties } from 'react'
import type { ChartGroup, ChartSeries } from './ChartGroup.js'
import { ChartNote } from './ChartNote.js'
import type { Scale } from './scaleTo.js'

interface BarsProps {
  series: readonly ChartSeries[]
  group: ChartGroup
  scale: Scale
  formatValue: (value: number) => string
  /** Whether what the last series has beyond the first is hatched. */
  isCompared: boolean
}

const percent = (share: number) => `${share * 100}%`

/** One group of a bar chart: its name, its bars with their figures, and what is to be said of them. */
export function Bars({ series, group, scale, formatValue, isCompared }: BarsProps) {
  const lines: CSSProperties & Record<`--emb-${string}`, string> = {
    '--emb-chart-step': percent(scale.step / scale.max),
  }
  const valueAt = (place: number) => Math.max(0, group.values[place] ?? 0)
  return (
    <>
      <span className="emb-bar-chart-name">
        <bdi>{group.label}</bdi>
      </span>
      <span className="emb-bar-chart-bars" style={lines}>
        {series.map((one, place) => {
          const value = valueAt(place)
          const over = isCompared && place === series.length - 1 ? Math.max(0, value - valueAt(0)) : 0
          return (
            <span key={one.id} className="emb-bar-chart-line">
              <span className="emb-bar-chart-track">
                {value > 0 && (
                  <span
                    className="emb-bar-chart-bar"
                    data-series={place}
                    style={{ inlineSize: percent(value / scale.max) }}
                  >
                    {over > 0 && (
                      <span className="emb-bar-chart-over" data-over="" style={{ inlineSize: percent(over / value) }} />
                    )}
                  </span>
                )}
              </span>
              <span className="emb-bar-chart-value">
                <span className="emb-visually-hidden">{`${one.label} `}</span>
                <bdi>{formatValue(group.values[place] ?? 0)}</bdi>
              </span>
            </span>
          )
        })}
      </span>
      <ChartNote note={group.note} isOver={group.isOver} />
    </>
  )
}
