import { firstDayOf, startOfDay } from '@embpm/calendar'
import { languages } from '../../session/languages.js'

/** Letters of a month's name alone: `févr.` and `FEVR` are one. */
export const monthKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

let known: ReadonlyMap<string, number> | undefined

/** The months, from 1, by their names and short names in the eight languages, as they stand alone and within a date. */
export function monthNumbers(): ReadonlyMap<string, number> {
  if (known) return known
  const months = new Map<string, number>()
  for (const language of languages) {
    for (const month of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      const within = new Intl.DateTimeFormat(language, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
      for (let number = 1; number <= 12; number++) {
        const day = startOfDay(firstDayOf({ year: 2026, month: number }))
        const name = within.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''
        for (const text of [alone.format(day), name]) months.set(monthKey(text), number)
      }
    }
  }
  known = months
  return months
}
