import { toDay } from '@embpm/calendar'
import type { ImportFormat } from './ImportFormat.js'
import { monthKey, monthNumbers } from './monthNumbers.js'

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const COMPACT = /^(\d{4})(\d\d)(\d\d)$/
/** Three numbers with the same mark between them. */
const NUMBERS = /^(\d{1,4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,4})\.?(?:\s*(?:г|r)\.?)?$/u

/** Two digits of a year mean one from 1970 to 2069. */
const fullYear = (text: string): number => {
  const year = Number(text)
  return text.length > 2 ? year : year + (year < 70 ? 2000 : 1900)
}

/**
 * The day that a text says, as `yyyy-mm-dd`: as ISO, in the format's order, or with the name of the month in any of the
 * eight languages; `null` for what is no day, such as 31 February.
 */
export function parseDate(text: string, { dateOrder }: ImportFormat): string | null {
  const trimmed = text.trim()
  const iso = ISO.exec(trimmed) ?? COMPACT.exec(trimmed)
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = NUMBERS.exec(trimmed)
  if (numbers) {
    const [, first = '', , second = '', third = ''] = numbers
    if (first.length > 2) return day(Number(first), Number(second), Number(third))
    if (third.length > 4 || third.length === 3) return null
    if (dateOrder === 'ymd') return day(fullYear(first), Number(second), Number(third))
    const [d, m] = dateOrder === 'mdy' ? [second, first] : [first, second]
    return day(fullYear(third), Number(m), Number(d))
  }
  return named(trimmed)
}

/** A day with the name of its month: `20 de nov. de 2026`, `Nov 20, 2026`, `Friday, 20 November 2026`. */
function named(text: string): string | null {
  if (text.length > 60) return null
  const numbers = text.match(/\d+/g) ?? []
  if (numbers.length !== 2) return null
  const months = new Set(
    (text.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => monthNumbers().get(monthKey(word)) ?? []),
  )
  const [month] = months
  if (month === undefined || months.size > 1) return null
  const [first = '', second = ''] = numbers
  return first.length === 4 ? day(Number(first), month, Number(second)) : day(fullYear(second), month, Number(first))
}

const day = (year: number, month: number, date: number) => toDay({ year, month, day: date })
