import type { ComponentProps } from 'react'
import { ChartFigure } from './ChartFigure.js'
import { colorOf, type ChartFigures, type ChartSeries } from './ChartGroup.js'
import { ChartMarks } from './ChartMarks.js'
import { PlotArea } from './PlotArea.js'
import { PlotShapes } from './PlotShapes.js'
import { scaleTo } from './scaleTo.js'
import { stackOf } from './stackOf.js'
import { useChartFormat } from './useChartFormat.js'

/** A series of a plot, and how it is drawn. */
export interface PlotSeries extends ChartSeries {
  /** Default `line`. */
  shape?: 'line' | 'area' | 'bar'
  /** Of lines: what is planned or expected. Of bars: an outline. Default `false`. */
  isDashed?: boolean
}

/** Props of `PlotChart`; further ones go to the root. */
export interface PlotChartProps extends Omit<ComponentProps<'figure'>, 'children'>, Omit<ChartFigures, 'series'> {
  /** What is drawn of each group, at most eight; lines and areas over bars. */
  series: readonly PlotSeries[]
  /** Puts bars and areas one upon the other; lines stay where they are. Default `false`. */
  isStacked?: boolean
  /** Height of the drawing without its axis, in px. Default 200. */
  height?: number
}

const lookOf = ({ shape, isDashed = false }: PlotSeries, isPiled: boolean) =>
  shape === 'bar' ? (isDashed ? 'outline' : 'bar') : isDashed ? 'dashed' : isPiled ? 'bar' : 'line'

/**
 * Figures along an axis, such as weeks: lines, areas and upright bars, side by side or one upon the other. Drawn in shares of its
 * width, with texts beside the drawing, so that they are never scaled. Tab reaches one point, ← and → go on and show its figures.
 */
export function PlotChart({
  label,
  summary,
  series,
  groups,
  isStacked = false,
  formatValue: givenFormat,
  height = 200,
  ...rest
}: PlotChartProps) {
  const formatValue = useChartFormat(givenFormat)
  const isPiled = (one: PlotSeries) => isStacked && one.shape !== undefined && one.shape !== 'line'
  const piles = groups.map(({ values }) => stackOf(series.map((one, place) => (isPiled(one) ? values[place] : 0))))
  /** Where the figure of a series ends. */
  const partOf = (at: number, place: number) => {
    const value = groups[at]?.values[place] ?? null
    const one = series[place]
    if (value === null || !one) return null
    return isPiled(one) ? (piles[at]?.[place] ?? null) : { from: 0, to: Math.max(0, value) }
  }
  const scale = scaleTo(
    Math.max(0, ...groups.flatMap((_, at) => series.map((_one, place) => partOf(at, place)?.to ?? 0))),
    4,
  )
  const wide = 100 / Math.max(1, groups.length)
  const marks = groups.map((group, at) => ({
    id: group.id,
    label: group.label,
    href: group.href,
    style: { insetInlineStart: `${at * wide}%`, inlineSize: `${wide}%` },
    side: at < groups.length / 2 ? ('end' as const) : ('start' as const),
    lines: series.flatMap((one, place) => {
      const value = group.values[place] ?? null
      return value === null ? [] : { label: one.label, text: formatValue(value), color: colorOf(one, place) }
    }),
    current: series.map((one, place) => {
      const part = partOf(at, place)
      if (part === null || one.shape === 'bar') return null
      const style = { insetBlockEnd: `${(part.to / scale.max) * 100}%` }
      return <i key={one.id} className="emb-plot-dot" data-color={colorOf(one, place)} style={style} />
    }),
  }))
  return (
    <ChartFigure
      {...rest}
      label={label}
      summary={summary}
      legend={series.length > 1 ? series.map((one) => ({ ...one, shape: lookOf(one, isPiled(one)) })) : undefined}
    >
      <PlotArea
        scale={scale}
        height={height}
        formatValue={formatValue}
        ticks={groups.map((group, at) => ({ id: group.id, label: group.label, at: (at + 0.5) * wide }))}
        drawing={<PlotShapes series={series} groups={groups} isStacked={isStacked} max={scale.max} partOf={partOf} />}
      >
        <ChartMarks className="emb-plot-marks" markClassName="emb-plot-mark" marks={marks} />
      </PlotArea>
    </ChartFigure>
  )
}
