import type { ComponentProps } from 'react'
import { ChartFigure } from './ChartFigure.js'
import { colorOf, type ChartColor, type ChartFigures } from './ChartGroup.js'
import { ChartMarks } from './ChartMarks.js'
import { donutArcs, type Arc } from './donutArcs.js'
import { useUiLocale } from '../ui-strings/index.js'
import { useChartFormat } from './useChartFormat.js'

/** Props of `DonutChart`; further ones go to the root. */
export interface DonutChartProps extends Omit<ComponentProps<'figure'>, 'children'>, ChartFigures {
  /** The colours of the groups. Default: by their places. */
  colors?: readonly ChartColor[]
  /** What stands in the middle below the sum, such as "open". */
  centre?: string
  /** Puts the list below the circle, for a narrow card. Default `false`. */
  isUpright?: boolean
}

const [size, outer, inner] = [140, 64, 44] as const

function pathOf({ from, to }: Arc): string {
  const end = Math.min(to, from + 0.9999)
  const at = (turn: number, radius: number) =>
    `${(size / 2 + radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(size / 2 - radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`
  const large = end - from > 0.5 ? 1 : 0
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(end, outer)}L${at(end, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`
}

/**
 * Shares of a whole as a ring, with the sum in its middle and a list that names each share, its figure and its percentage. Figures are those of the first
 * series; at most eight groups. Tab reaches one line of the list, arrows go on.
 */
export function DonutChart({
  label,
  summary,
  series,
  groups,
  formatValue: givenFormat,
  colors = [],
  centre,
  isUpright = false,
  className = '',
  ...rest
}: DonutChartProps) {
  const formatValue = useChartFormat(givenFormat)
  const percent = new Intl.NumberFormat(useUiLocale(), { style: 'percent' }).format
  const values = groups.map((group) => Math.max(0, group.values[0] ?? 0))
  const sum = values.reduce((all, value) => all + value, 0)
  const colorAt = (place: number) => colors[place] ?? colorOf(undefined, place)
  const marks = groups.map((group, place) => {
    const value = values[place] ?? 0
    const share = percent(sum === 0 ? 0 : value / sum)
    return {
      id: group.id,
      label: group.label,
      href: group.href,
      lines: [{ text: formatValue(value) }, { text: share }],
      children: (
        <>
          <i data-color={colorAt(place)} />
          <span className="emb-donut-name">{group.label}</span>
          <b>{formatValue(value)}</b>
          <span className="emb-donut-share">{share}</span>
        </>
      ),
    }
  })
  return (
    <ChartFigure
      {...rest}
      label={label}
      summary={summary}
      className={`emb-donut ${className}`}
      data-upright={isUpright || undefined}
    >
      <div className="emb-donut-ring" aria-hidden="true">
        <svg width={size} height={size}>
          <circle className="emb-donut-none" cx={size / 2} cy={size / 2} r={(outer + inner) / 2} />
          {donutArcs(values).map((arc, place) =>
            arc.to > arc.from ? (
              <path key={groups[place]?.id} className="emb-donut-arc" data-color={colorAt(place)} d={pathOf(arc)} />
            ) : null,
          )}
        </svg>
        <div className="emb-donut-middle">
          <b>{formatValue(sum)}</b>
          <span>{centre ?? series[0]?.label}</span>
        </div>
      </div>
      <ChartMarks className="emb-donut-list" markClassName="emb-donut-line" marks={marks} hasTip={false} />
    </ChartFigure>
  )
}
