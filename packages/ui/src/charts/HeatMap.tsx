import type { ComponentProps, CSSProperties } from 'react'
import { ChartFigure } from './ChartFigure.js'
import type { ChartFigures } from './ChartGroup.js'
import { ChartMarks } from './ChartMarks.js'
import { heatStep } from './heatStep.js'
import { useChartFormat } from './useChartFormat.js'

/** Props of `HeatMap`; further ones go to the root. */
export interface HeatMapProps extends Omit<ComponentProps<'figure'>, 'children'>, ChartFigures {
  /** The value of the darkest step and beyond. Default: the largest one. */
  max?: number
  /** Address of what a cell is made of: of the group and the series by their places. Default: that of the group. */
  hrefOf?: (group: number, series: number) => string | undefined
  /** Writes a value inside its cell, where there is little room. Default: as `formatValue`. */
  formatCell?: (value: number) => string
}

/**
 * Figures of groups, one row each, and series, one column each: the larger, the stronger. Each cell says its figure, but for 0, which is empty. Tab reaches one cell,
 * arrows go from cell to cell.
 *
 * State: `data-heat` of a cell is 0 for nothing to 6.
 */
export function HeatMap({
  label,
  summary,
  series,
  groups,
  formatValue: givenFormat,
  formatCell: givenCell,
  max: givenMax,
  hrefOf,
  ...rest
}: HeatMapProps) {
  const formatValue = useChartFormat(givenFormat)
  const formatCell = givenCell ?? formatValue
  const max = givenMax ?? Math.max(0, ...groups.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const columns: CSSProperties & Record<`--emb-${string}`, number> = { '--emb-heat-columns': series.length }
  const marks = groups.flatMap((group, row) =>
    series.map((one, column) => {
      const value = group.values[column] ?? null
      return {
        id: `${group.id} ${one.id}`,
        label: `${group.label}, ${one.label}`,
        lines: [{ text: value === null ? '–' : formatValue(value) }],
        href: hrefOf ? hrefOf(row, column) : group.href,
        heat: heatStep(value ?? 0, max),
        side: column < series.length / 2 ? ('end' as const) : ('start' as const),
        children: value === null || value === 0 ? null : formatCell(value),
      }
    }),
  )
  return (
    <ChartFigure {...rest} label={label} summary={summary}>
      <div className="emb-heat" style={columns}>
        <div className="emb-heat-rows" aria-hidden="true">
          {groups.map((group) => (
            <span key={group.id}>{group.label}</span>
          ))}
        </div>
        <div className="emb-heat-heads" aria-hidden="true">
          {series.map((one) => (
            <span key={one.id}>{one.label}</span>
          ))}
        </div>
        <ChartMarks className="emb-heat-cells" markClassName="emb-heat-cell" marks={marks} columns={series.length} />
      </div>
    </ChartFigure>
  )
}
