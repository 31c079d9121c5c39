import type { ComponentProps } from 'react'
import { ChartFigure } from './ChartFigure.js'
import type { ChartFigures } from './ChartGroup.js'
import { ChartMarks } from './ChartMarks.js'
import { heatStep } from './heatStep.js'
import { treemapTiles } from './treemapTiles.js'
import { useChartFormat } from './useChartFormat.js'

/** Props of `Treemap`; further ones go to the root. */
export interface TreemapProps extends Omit<ComponentProps<'figure'>, 'children'>, ChartFigures {
  /** Height in px. Default 220. */
  height?: number
  /** Width by height that the tiles are laid out for. Default 2. */
  ratio?: number
}

/** Shares of a whole as tiles: the area of each, and how strong it is, is its figure in the first series. Arrows go from tile to tile. */
export function Treemap({
  label,
  summary,
  series,
  groups,
  formatValue: givenFormat,
  height = 220,
  ratio = 2,
  ...rest
}: TreemapProps) {
  const formatValue = useChartFormat(givenFormat)
  const shown = groups.filter(({ values: [value] }) => (value ?? 0) > 0)
  const values = shown.map((group) => group.values[0] ?? 0)
  const largest = Math.max(0, ...values)
  const tiles = treemapTiles(values, ratio)
  const marks = shown.map((group, place) => {
    const { x = 0, y = 0, width = 0, height: high = 0 } = tiles[place] ?? {}
    const text = formatValue(values[place] ?? 0)
    return {
      id: group.id,
      label: group.label,
      href: group.href,
      heat: heatStep(values[place] ?? 0, largest),
      side: x + width / 2 < 0.5 ? ('end' as const) : ('start' as const),
      lines: [{ label: series[0]?.label, text }],
      style: {
        insetInlineStart: `${x * 100}%`,
        insetBlockStart: `${y * 100}%`,
        inlineSize: `${width * 100}%`,
        blockSize: `${high * 100}%`,
      },
      children: (
        <span className="emb-treemap-text">
          <span>{group.label}</span>
          <b>{text}</b>
        </span>
      ),
    }
  })
  return (
    <ChartFigure {...rest} label={label} summary={summary}>
      <div className="emb-treemap" style={{ blockSize: height }}>
        <ChartMarks className="emb-treemap-tiles" markClassName="emb-treemap-tile" marks={marks} />
      </div>
    </ChartFigure>
  )
}
