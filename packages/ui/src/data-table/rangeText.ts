import { parseRange, type RangeKind } from '../row-source/index.js'

/** A range in the locale: "10 – 20", "≥ 10", "1 Jan – 31 Mar 2026". What is no range stays as it is. */
export function rangeText(text: string, kind: RangeKind, locale: string): string {
  const range = parseRange(text, kind)
  if (!range) return text
  const { from, to } = range
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' })
  const write = (end: string) => (kind === 'number' ? numbers.format(Number(end)) : days.format(Date.parse(end)))
  if (from === null) return to === null ? text : `≤ ${write(to)}`
  if (to === null) return `≥ ${write(from)}`
  if (from === to) return write(from)
  if (kind === 'date' && from < to) return days.formatRange(Date.parse(from), Date.parse(to))
  return `${write(from)} – ${write(to)}`
}
