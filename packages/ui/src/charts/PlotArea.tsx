import type { ReactNode } from 'react'
import type { Scale } from './scaleTo.js'

/** A text below the drawing. */
export interface PlotTick {
  id: string
  label: string
  /** Where it stands, in percent from the start. */
  at: number
}

interface PlotAreaProps {
  /** Of the axis that goes up. */
  scale: Scale
  /** Of the drawing, in px. */
  height: number
  formatValue: (value: number) => string
  ticks: readonly PlotTick[]
  /** Shapes, in an `svg` that is as wide and high as the drawing. */
  drawing: ReactNode
  /** What can be stopped at, over the drawing. */
  children: ReactNode
}

/** The most texts below a drawing; on a narrow one every second of them is left out. */
const mostTicks = 9

/** Two axes with the lines of one, and room for what is drawn between them. */
export function PlotArea({ scale: { max, step }, height, formatValue, ticks, drawing, children }: PlotAreaProps) {
  const lines = Array.from({ length: Math.round(max / step) + 1 }, (_, place) => place * step)
  const each = Math.ceil(ticks.length / mostTicks)
  return (
    <div className="emb-plot">
      <div className="emb-plot-scale" style={{ blockSize: height }} aria-hidden="true">
        {lines.toReversed().map((value) => (
          <span key={value}>
            <bdi>{formatValue(value)}</bdi>
          </span>
        ))}
      </div>
      <div className="emb-plot-room" style={{ blockSize: height }}>
        <svg className="emb-plot-drawing" width="100%" height="100%" aria-hidden="true">
          {lines.map((value) => (
            <line
              key={value}
              className="emb-plot-line"
              x1="0"
              x2="100%"
              y1={`${100 - (value / max) * 100}%`}
              y2={`${100 - (value / max) * 100}%`}
            />
          ))}
          {drawing}
        </svg>
        {children}
      </div>
      <div className="emb-plot-ticks" aria-hidden="true">
        {ticks.map(({ id, label, at }, place) =>
          place % each === 0 ? (
            <span key={id} style={{ insetInlineStart: `${at}%` }} data-minor={(place / each) % 2 === 1 || undefined}>
              {label}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}
