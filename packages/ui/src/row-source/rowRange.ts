import { isDay, localEndOfDay, localStartOfDay } from '@embpm/calendar/day'

/** What a range is made of: numbers, or days (`yyyy-mm-dd`). */
export type RangeKind = 'number' | 'date'

/** Values from one end to the other, both included; `null` is an open end. One of the two is there. */
export interface RowRange {
  /** A number as JavaScript writes it, or a day `yyyy-mm-dd`. */
  from: string | null
  to: string | null
}

/**
 * Reads a filter value `from..to`, of which either end may be empty; a text without `..` is both ends. An end that is no
 * number or no day counts as open. `null` when no end is left: such a filter keeps everything.
 */
export function parseRange(text: string, kind: RangeKind): RowRange | null {
  const at = text.indexOf('..')
  const ends = at < 0 ? [text, text] : [text.slice(0, at), text.slice(at + 2)]
  const [from = null, to = null] = ends.map((end) =>
    kind === 'number' ? numberOf(end.trim()) : isDay(end.trim()) ? end.trim() : null,
  )
  return from === null && to === null ? null : { from, to }
}

/** Writes a range as the filter value that `parseRange` reads. */
export const formatRange = ({ from, to }: RowRange): string => `${from ?? ''}..${to ?? ''}`

const numberOf = (text: string): string | null => {
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN
  return Number.isFinite(value) ? String(value) : null
}

/**
 * Tests values against ranges, any of which will do. Days hold the whole day where the browser is: of a time stamp, the day
 * on which it is shown. Empty values and values of another kind are in no range.
 * @returns `null` when no range restricts anything
 */
export function inRanges(texts: readonly string[], kind: RangeKind): ((value: unknown) => boolean) | null {
  const ranges = texts.flatMap((text) => parseRange(text, kind) ?? [])
  if (ranges.length === 0) return null
  const tests = ranges.map(kind === 'number' ? numberTest : dayTest)
  const [only] = tests
  return only && tests.length === 1 ? only : (value) => tests.some((test) => test(value))
}

function numberTest({ from, to }: RowRange): (value: unknown) => boolean {
  const [low, high] = [from === null ? -Infinity : Number(from), to === null ? Infinity : Number(to)]
  return (value) => {
    const number =
      typeof value === 'number' || typeof value === 'bigint' || (typeof value === 'string' && value.trim() !== '')
        ? Number(value)
        : NaN
    return number >= low && number <= high
  }
}

const dayShape = /^\d{4}-\d\d-\d\d$/

function dayTest({ from, to }: RowRange): (value: unknown) => boolean {
  const [first, last] = [from ?? '', to ?? '~']
  const begin = from === null ? -Infinity : localStartOfDay(from)
  const end = to === null ? Infinity : localEndOfDay(to)
  return (value) => {
    // A day without a time is that day everywhere, and its text is in the order of days.
    if (typeof value === 'string' && dayShape.test(value)) return value >= first && value <= last
    const moment = typeof value === 'string' ? Date.parse(value) : value instanceof Date ? value.getTime() : value
    return typeof moment === 'number' && moment >= begin && moment <= end
  }
}
