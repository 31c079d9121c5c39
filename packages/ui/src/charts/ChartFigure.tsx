import { useId, type ComponentProps, type ReactNode } from 'react'
import { colorOf, type ChartSeries } from './ChartGroup.js'

/** How a series is drawn; `outline` is a bar that is planned. */
export interface LegendEntry extends ChartSeries {
  shape: 'bar' | 'outline' | 'line' | 'dashed'
}

interface ChartFigureProps extends Omit<ComponentProps<'figure'>, 'children'> {
  label: string
  summary?: string | undefined
  /** What stands for what; none where names stand beside the figures. */
  legend?: readonly LegendEntry[]
  children: ReactNode
}

/** The frame that all drawn charts have: name, what it says as a whole for screen readers, legend. */
export function ChartFigure({ label, summary, legend, className = '', children, ...rest }: ChartFigureProps) {
  const id = useId()
  return (
    <figure
      {...rest}
      className={`emb-chart ${className}`}
      aria-label={label}
      aria-describedby={summary === undefined ? undefined : id}
    >
      {summary !== undefined && (
        <p id={id} className="emb-visually-hidden">
          {summary}
        </p>
      )}
      {legend && (
        <ul className="emb-chart-legend" aria-hidden="true">
          {legend.map((one, place) => (
            <li key={one.id}>
              <i data-color={colorOf(one, place)} data-shape={one.shape} />
              {one.label}
            </li>
          ))}
        </ul>
      )}
      {children}
    </figure>
  )
}
