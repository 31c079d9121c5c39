import { useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from '../link/Link.js'
import { ChartTip, type ChartTipLine } from './ChartTip.js'

/** One point, cell or part of a chart that one can stop at. */
export interface ChartMark {
  /** Unique within the chart. */
  id: string
  /** What it is called: a week, a status. */
  label: string
  /** Its figures as texts; name and tooltip are made of them. */
  lines: readonly ChartTipLine[]
  /** Address of what it is made of. */
  href?: string
  /** Where it is. */
  style?: CSSProperties
  /** Where its tooltip stands. Default `end`. */
  side?: 'start' | 'end'
  heat?: number
  /** What is seen of it. */
  children?: ReactNode
  /** What is seen of it besides while it is the current one. */
  current?: ReactNode
}

interface ChartMarksProps {
  className: string
  markClassName: string
  marks: readonly ChartMark[]
  /** How many stand in a row; arrows up and down go from row to row. Default: they go from mark to mark, too. */
  columns?: number
  /** Whether the current one shows its figures in a tooltip. Default `true`. */
  hasTip?: boolean
}

const nameOf = ({ label, lines }: ChartMark) =>
  `${label}: ${lines.map(({ label: what, text }) => (what === undefined ? text : `${what} ${text}`)).join(', ')}`

/**
 * What can be stopped at in a chart, as a list: one stop of the keyboard, ← and → go from mark to mark, Home and End to the first and last one, Escape hides
 * the tooltip. A mark that leads somewhere is a link.
 */
export function ChartMarks({ className, markClassName, marks, columns = 1, hasTip = true }: ChartMarksProps) {
  const [stop, setStop] = useState(0)
  const [current, setCurrent] = useState<string | null>(null)
  const at = Math.min(stop, marks.length - 1)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape' && current !== null) {
      event.stopPropagation()
      setCurrent(null)
      return
    }
    const forth = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const next = {
      ArrowRight: at + forth,
      ArrowLeft: at - forth,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: marks.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next < 0 || next >= marks.length) return
    event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]')[next]?.focus()
  }

  return (
    <div
      role="presentation"
      className="emb-chart-marks"
      onKeyDown={onKeyDown}
      onPointerLeave={() => setCurrent(null)}
      onBlur={() => setCurrent(null)}
    >
      <ul className={className}>
        {marks.map((mark, place) => {
          const { id, href, style, heat, side = 'end' } = mark
          const isCurrent = current === id
          const shared = {
            className: `emb-chart-mark ${markClassName}`,
            style,
            tabIndex: place === at ? 0 : -1,
            'data-mark': '',
            'data-heat': heat,
            'data-side': side,
            'data-current': isCurrent || undefined,
            onPointerEnter: () => setCurrent(id),
            onFocus: () => {
              setStop(place)
              setCurrent(id)
            },
          }
          const look = (isCurrent || Boolean(mark.children)) && (
            <span className="emb-chart-look" aria-hidden="true">
              {mark.children}
              {isCurrent && mark.current}
              {isCurrent && hasTip && <ChartTip title={mark.label} lines={mark.lines} />}
            </span>
          )
          return (
            <li key={id}>
              {href === undefined ? (
                <span role="img" aria-label={nameOf(mark)} {...shared}>
                  {look}
                </span>
              ) : (
                <Link href={href} {...shared}>
                  <span className="emb-visually-hidden">{nameOf(mark)}</span>
                  {look}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
