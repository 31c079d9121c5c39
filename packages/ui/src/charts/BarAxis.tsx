import type { Scale } from './scaleTo.js'

interface BarAxisProps {
  scale: Scale
  formatValue: (value: number) => string
}

/** The figures above the lines of a bar chart; each bar has its own, so that nobody needs to be told these. */
export function BarAxis({ scale: { max, step }, formatValue }: BarAxisProps) {
  const ticks = Array.from({ length: Math.round(max / step) + 1 }, (_, place) => place * step)
  return (
    <div className="emb-bar-chart-axis" aria-hidden="true">
      <div className="emb-bar-chart-ticks">
        {ticks.map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${(tick / max) * 100}%` }}>
            <bdi>{formatValue(tick)}</bdi>
          </span>
        ))}
      </div>
    </div>
  )
}
