import { dayNumber, dayOfNumber, isoWeekOf, type Day } from '@embpm/calendar'
import {
  monthsOfRange,
  quartersOfRange,
  startOfMonth,
  startOfWeek,
  weeksOfRange,
  yearsOfRange,
} from '@embpm/calendar/range'

/** How closely one looks, from the closest. */
export const zooms = ['day', 'week', 'month', 'quarter'] as const

/** How closely one looks. */
export type Zoom = (typeof zooms)[number]

/** Px that a day takes. */
const widths: Readonly<Record<Zoom, number>> = { day: 22.6, week: 7.5, month: 4.1, quarter: 1.7 }

/** The days of a chart, as numbers of days, and how wide they are. */
export interface GanttAxis {
  zoom: Zoom
  /** The first day. */
  first: number
  /** The day after the last one. */
  after: number
  /** Px of a day. */
  day: number
  /** Px of all. */
  width: number
}

/** A column of the head: from which day on, and what it is. */
export interface GanttTick {
  at: number
  start: Day
}

/** The days that some things lie on, with room on both sides, from the first of a month on; around today where there are none. */
export function ganttAxis(zoom: Zoom, days: readonly Day[], today: Day): GanttAxis {
  const sorted = [...days, today].toSorted()
  const [start, end] = [sorted[0] ?? today, sorted.at(-1) ?? today]
  const day = widths[zoom]
  // What one looks at is at least as wide as a large screen.
  const least = Math.ceil(1600 / day)
  const first = dayNumber(startOfMonth(dayOfNumber(dayNumber(start) - 14)))
  const after = Math.max(dayNumber(end) + 46, first + least)
  return { zoom, first, after, day, width: (after - first) * day }
}

/** Where a day begins, in px. */
export const xOf = ({ first, day }: GanttAxis, number: number): number => (number - first) * day

/** The day at a place, as a number. */
export const dayAt = ({ first, day }: GanttAxis, x: number): number => first + Math.floor(x / day)

const steps = {
  day: { upper: monthsOfRange, lower: (range: { start: Day; end: Day }) => daysIn(range) },
  week: { upper: monthsOfRange, lower: weeksOfRange },
  month: { upper: yearsOfRange, lower: monthsOfRange },
  quarter: { upper: yearsOfRange, lower: quartersOfRange },
} as const

const daysIn = ({ start, end }: { start: Day; end: Day }) =>
  Array.from({ length: dayNumber(end) - dayNumber(start) + 1 }, (_, nth) => dayOfNumber(dayNumber(start) + nth))

/** The columns of both lines of the head that have a part between two places, in px. */
export function ganttTicks(axis: GanttAxis, from: number, to: number): { upper: GanttTick[]; lower: GanttTick[] } {
  const start = dayOfNumber(Math.max(axis.first, dayAt(axis, from)))
  const end = dayOfNumber(Math.min(axis.after - 1, dayAt(axis, to)))
  const ticks = (days: readonly Day[]) => days.map((day) => ({ at: xOf(axis, dayNumber(day)), start: day }))
  const { upper, lower } = steps[axis.zoom]
  return { upper: ticks(upper({ start, end })), lower: ticks(lower({ start, end })) }
}

/** Whether a column of the lower line is the one that a day is in. */
export function isCurrentTick(zoom: Zoom, start: Day, today: Day): boolean {
  if (zoom === 'day') return start === today
  if (zoom === 'week') return startOfWeek(today) === start
  return start.slice(0, 7) === startOfMonth(today).slice(0, 7)
}

/** The number of the ISO week of a column. */
export const weekNumber = (start: Day): number => isoWeekOf(start).week
