import { daysInMonth, weeksInYear } from './week.js'

/**
 * A stretch of time: `{year, month}` a month, `{year, week}` an ISO week (a `month` beside it is allowed and says nothing
 * new), `{year, month, day}` a day. All are numbers that count from 1; other mixtures are kept, though nothing here makes them.
 */
export interface Interval {
  /** Calendar year; with `week` the ISO year. */
  year: number
  month?: number
  week?: number
  day?: number
}

/** What an interval stands for; `other` is a mixture that this library never makes, such as a year alone. */
export type IntervalKind = 'month' | 'week' | 'day' | 'other'

/** Whether an interval is a month, a week, a day or something else. */
export const intervalKind = ({ month, week, day }: Interval): IntervalKind =>
  day !== undefined
    ? month === undefined
      ? 'other'
      : 'day'
    : week !== undefined
      ? 'week'
      : month === undefined
        ? 'other'
        : 'month'

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/**
 * The canonical key: `2026-03` a month, `2026-W09` a week, `2026-03-14` a day. Two intervals with one key are the same.
 * Mixtures read `2026`, `2026-D5` and `2026-W09-D5`.
 */
export function intervalKey(interval: Interval): string {
  const { year, month, week, day } = interval
  const kind = intervalKind(interval)
  if (kind === 'week') return `${pad(year, 4)}-W${pad(week ?? 0)}`
  const part = month !== undefined ? `-${pad(month)}` : week !== undefined ? `-W${pad(week)}` : ''
  return `${pad(year, 4)}${part}${day === undefined ? '' : kind === 'day' ? `-${pad(day)}` : `-D${day}`}`
}

const keyShape = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?|-W(\d\d)(?:-D(\d+))?|-D(\d+))?$/

/** The interval that a canonical key names, or `null` when the text is no key of an interval that exists. */
export function intervalOf(key: string): Interval | null {
  const [, year, month, date, week, weekDay, yearDay] = keyShape.exec(key) ?? []
  return year === undefined ? null : readInterval({ year, month, week, day: date ?? weekDay ?? yearDay })
}

const readNumber = (value: unknown): number | null | undefined => {
  if (value === undefined || value === null || value === '') return undefined
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null
}

/** `null` for what is no interval or names a month, week or day that does not exist. */
function readInterval(value: unknown): Interval | null {
  if (typeof value !== 'object' || value === null || !('year' in value)) return null
  const year = readNumber(value.year)
  const month = readNumber('month' in value ? value.month : undefined)
  const week = readNumber('week' in value ? value.week : undefined)
  const day = readNumber('day' in value ? value.day : undefined)
  if (year == null || year > 9999 || month === null || week === null || day === null) return null
  // Each year has 52 weeks, some have one more.
  if ((month ?? 1) > 12 || ((week ?? 1) > 52 && (week ?? 1) > weeksInYear(year))) return null
  if ((day ?? 1) > (month === undefined ? 366 : daysInMonth(year, month))) return null
  return {
    year,
    ...(month !== undefined && { month }),
    ...(week !== undefined && { week }),
    ...(day !== undefined && { day }),
  }
}

/**
 * Reads a list of intervals, or its JSON text, as it may come from a server: numbers may be texts, missing parts `null`.
 * What names no interval that exists is left out, as is the second of two equal ones; what is no list at all is empty.
 */
export function parseIntervals(value: unknown): readonly Interval[] {
  const list: unknown = typeof value === 'string' ? parseJson(value) : value
  if (!Array.isArray(list)) return []
  const found = new Map<string, Interval>()
  for (const item of list) {
    const interval = readInterval(item)
    if (interval && !found.has(intervalKey(interval))) found.set(intervalKey(interval), interval)
  }
  return [...found.values()]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
