import { dayNumber, type Day } from '@embpm/calendar'
import type { LinkType } from '@embpm/calendar/schedule'
import { xOf, type GanttAxis } from './ganttAxis.js'

/** Px of a row, and of what is in it. */
export const sizes = { row: 32, head: 48, bar: 14, barTop: 6, baselineTop: 23, baseline: 3, elbow: 6 } as const

/** Where something lies from left to right, in px. */
export interface Span {
  from: number
  to: number
}

/** Where days lie, both included; that of a milestone is a point in its middle. */
export function spanOf(axis: GanttAxis, { start, end }: { start: Day; end: Day }, milestone = false): Span {
  const [from, to] = [xOf(axis, dayNumber(start)), xOf(axis, dayNumber(end) + 1)]
  if (!milestone) return { from, to }
  const middle = (from + to) / 2
  return { from: middle, to: middle }
}

/** Where a bar is that a link goes to or from. */
export interface LinkEnd extends Span {
  row: number
}

const middleOf = (row: number) => row * sizes.row + sizes.barTop + sizes.bar / 2

/** How a link runs, orthogonally: the way, its arrow, and where its label is. */
export interface LinkWay {
  path: string
  arrow: string
  label: { x: number; y: number }
}

/** The way of a link from one bar to another: out of its end or start, along below its row, into the other. */
export function linkWay(from: LinkEnd, to: LinkEnd, type: LinkType): LinkWay {
  const outRight = type.startsWith('F')
  const intoRight = type.endsWith('F')
  const [x1, y1] = [outRight ? from.to : from.from, middleOf(from.row)]
  const [x2, y2] = [intoRight ? to.to : to.from, middleOf(to.row)]
  const out = x1 + (outRight ? sizes.elbow : -sizes.elbow)
  const into = x2 + (intoRight ? sizes.elbow : -sizes.elbow)
  const down = to.row > from.row
  // Between the rows, beside the bar that it leaves.
  const between = y1 + (down ? 1 : -1) * (sizes.row / 2)
  const straight = outRight && !intoRight ? into >= out : !outRight && intoRight ? into <= out : false
  const turn = outRight ? Math.max(out, into) : Math.min(out, into)
  const path = straight
    ? `M${x1} ${y1}H${out}V${y2}H${x2}`
    : outRight === intoRight
      ? `M${x1} ${y1}H${turn}V${y2}H${x2}`
      : `M${x1} ${y1}H${out}V${between}H${into}V${y2}H${x2}`
  const tip = intoRight ? 5 : -5
  return {
    path,
    arrow: `M${x2} ${y2}l${tip} -3.5v7z`,
    label: { x: outRight === intoRight ? turn : out, y: between },
  }
}

/** Whether two spans touch. */
export const touches = (one: Span, other: Span): boolean => one.from <= other.to && one.to >= other.from

/** The bracket of a summary. */
export const bracketPath = ({ from, to }: Span, top: number): string => {
  const foot = Math.min(5, (to - from) / 2)
  return `M${from} ${top}H${to}v9l${-foot} -4H${from + foot}l${-foot} 4z`
}

/** A milestone around a point. */
export const milestonePath = (x: number, middle: number, half = 7): string =>
  `M${x} ${middle - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`
