import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Link } from '../link/Link.js'
import { useUiLocale } from '../ui-strings/index.js'
import { BarAxis } from './BarAxis.js'
import { Bars } from './Bars.js'
import type { ChartGroup, ChartSeries, ChartTotal } from './ChartGroup.js'
import { ChartNote } from './ChartNote.js'
import { scaleTo } from './scaleTo.js'

/** Props of `BarChart`; further ones go to the root. */
export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name, such as "Planned and actual effort by type". */
  label: string
  /** What the chart says as a whole, in a sentence or two above the bars; describes the chart to screen readers. */
  summary?: string
  /** What the bars of each group are, one to four; the first is drawn as an outline, as plans are. */
  series: readonly ChartSeries[]
  /** From top to bottom; each has a bar for each series. Values below 0 count as 0. */
  groups: readonly ChartGroup[]
  /** All groups together, as figures below the bars. */
  total?: ChartTotal
  /** Writes a value, with its unit. Default: the number in the language of `UiStrings`. */
  formatValue?: (value: number) => string
  /** Hatches what the last series has beyond the first, and calls it so, such as "Over plan". Default: nothing is hatched. */
  overLabel?: string
}

/**
 * Figures of groups as bars from one line, those of a group side by side. Each figure is written beside its bar, so that colour and
 * length are never all there is. Tab reaches one group, arrows, Home and End go to others, Enter opens what is behind it.
 *
 * State: `data-series` of a bar counts from 0, `data-over` is at what the last series has beyond the first and at notes that warn.
 */
export function BarChart({
  label,
  summary,
  series,
  groups,
  total,
  formatValue: givenFormat,
  overLabel,
  className,
  ...rest
}: BarChartProps) {
  const id = useId()
  const { format } = new Intl.NumberFormat(useUiLocale())
  const formatValue = givenFormat ?? format
  const [current, setCurrent] = useState<string>()
  const scale = scaleTo(Math.max(0, ...groups.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const stop = groups.some((group) => group.id === current)
    ? current
    : groups.find(({ href }) => href !== undefined)?.id
  const last = series.length - 1
  const isOver = groups.some(({ values: [first, ...rest] }) => (rest[last - 1] ?? 0) > Math.max(0, first ?? 0))
  const bars = { series, scale, formatValue, isCompared: overLabel !== undefined }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
    if (next === undefined || at < 0) return
    event.preventDefault()
    links[next]?.focus()
  }

  return (
    <figure
      {...rest}
      className={className ? `emb-bar-chart ${className}` : 'emb-bar-chart'}
      aria-label={label}
      aria-describedby={summary === undefined ? undefined : id}
    >
      {summary !== undefined && (
        <p id={id} className="emb-bar-chart-summary">
          {summary}
        </p>
      )}
      <ul className="emb-bar-chart-legend" aria-hidden="true">
        {series.map((one, place) => (
          <li key={one.id}>
            <span className="emb-bar-chart-bar" data-series={place} />
            {one.label}
          </li>
        ))}
        {overLabel !== undefined && isOver && (
          <li>
            <span className="emb-bar-chart-bar" data-series={last}>
              <span className="emb-bar-chart-over" data-over="" />
            </span>
            {overLabel}
          </li>
        )}
      </ul>
      <BarAxis scale={scale} formatValue={formatValue} />
      <div role="presentation" onKeyDown={onKeyDown}>
        <ul className="emb-bar-chart-groups">
          {groups.map((group) => (
            <li key={group.id}>
              {group.href === undefined ? (
                <div className="emb-bar-chart-group">
                  <Bars {...bars} group={group} />
                </div>
              ) : (
                <Link
                  className="emb-bar-chart-group"
                  href={group.href}
                  tabIndex={group.id === stop ? 0 : -1}
                  onFocus={() => setCurrent(group.id)}
                >
                  <Bars {...bars} group={group} />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
      {total && (
        <div className="emb-bar-chart-total">
          <span className="emb-bar-chart-name">{total.label}</span>
          <span className="emb-bar-chart-sums">
            {series.map((one, place) => (
              <span key={one.id}>
                {one.label}{' '}
                <b>
                  <bdi>{formatValue(total.values[place] ?? 0)}</bdi>
                </b>
              </span>
            ))}
          </span>
          <ChartNote note={total.note} isOver={total.isOver} />
        </div>
      )}
    </figure>
  )
}
