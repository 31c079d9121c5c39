import { ArrowRight, ArrowUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ChartFigure } from './ChartFigure.js'
import type { ChartFigures } from './ChartGroup.js'
import { ChartMarks } from './ChartMarks.js'
import { PlotArea } from './PlotArea.js'
import { scaleTo } from './scaleTo.js'
import { useChartFormat } from './useChartFormat.js'

/** Props of `ScatterChart`; further ones go to the root. */
export interface ScatterChartProps extends Omit<ComponentProps<'figure'>, 'children'>, ChartFigures {
  /** Draws the line on which both figures are the same, and both axes to the same end. Default `false`. */
  hasEqualLine?: boolean
  /** Height of the drawing without its axis, in px. Default 200. */
  height?: number
}

/**
 * Groups by two figures: the first series goes to the end, the second up. A group that `isOver` is a triangle, others are dots. Tab reaches one
 * point, arrows go on in the order of the groups.
 */
export function ScatterChart({
  label,
  summary,
  series: [across, up],
  groups,
  formatValue: givenFormat,
  hasEqualLine = false,
  height = 200,
  className = '',
  ...rest
}: ScatterChartProps) {
  const formatValue = useChartFormat(givenFormat)
  const most = (place: number) => Math.max(0, ...groups.map(({ values }) => values[place] ?? 0))
  const [widest, highest] = [most(0), most(1)]
  const xScale = scaleTo(hasEqualLine ? Math.max(widest, highest) : widest)
  const yScale = hasEqualLine ? xScale : scaleTo(highest)
  const marks = groups.map((group) => {
    const [x = 0, y = 0] = group.values.map((value) => Math.max(0, value ?? 0))
    return {
      id: group.id,
      label: group.label,
      href: group.href,
      style: { insetInlineStart: `${(x / xScale.max) * 100}%`, insetBlockEnd: `${(y / yScale.max) * 100}%` },
      side: x < xScale.max / 2 ? ('end' as const) : ('start' as const),
      lines: [
        { label: across?.label, text: formatValue(x) },
        { label: up?.label, text: formatValue(y) },
      ],
      children: <i className="emb-scatter-dot" data-over={group.isOver || undefined} />,
    }
  })
  const ticks = Array.from({ length: Math.round(xScale.max / xScale.step) + 1 }, (_, place) => ({
    id: String(place),
    label: formatValue(place * xScale.step),
    at: ((place * xScale.step) / xScale.max) * 100,
  }))
  return (
    <ChartFigure {...rest} label={label} summary={summary} className={`emb-scatter ${className}`}>
      <p className="emb-scatter-axes" aria-hidden="true">
        <span>
          <ArrowUp size={12} strokeWidth={1.5} /> {up?.label}
        </span>
        <span>
          {across?.label} <ArrowRight size={12} strokeWidth={1.5} />
        </span>
      </p>
      <PlotArea
        scale={yScale}
        height={height}
        formatValue={formatValue}
        ticks={ticks}
        drawing={hasEqualLine && <line className="emb-scatter-equal" x1="0" y1="100%" x2="100%" y2="0" />}
      >
        <ChartMarks className="emb-plot-marks" markClassName="emb-scatter-mark" marks={marks} />
      </PlotArea>
    </ChartFigure>
  )
}
