import type { ImportFormat } from './ImportFormat.js'
import { parseDate } from './parseDate.js'

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:Z|[+-]\d\d:?\d\d)$/i
const CLOCK =
  /^(.*?)(?:[T,]|\s+)(?:\s*(?:um|at|à|a las|às|o|в)\s)?\s*(\d{1,2})[:h.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*([ap])?\.?\s?m?\.?$/iu

/**
 * The moment that a text says, as ISO 8601 in UTC: with a zone as it stands, else in the user's own time zone; a day alone is
 * its first minute. `null` for what is no time.
 */
export function parseDateTime(text: string, format: ImportFormat): string | null {
  const trimmed = text.trim().replace(/\u202F|\u00A0/g, ' ')
  if (INSTANT.test(trimmed)) return iso(new Date(trimmed.replace(' ', 'T').replace(/\s/g, '')))
  const alone = parseDate(trimmed, format)
  if (alone !== null) return iso(new Date(`${alone}T00:00:00`))
  const [, date = '', hours = '', minutes = '', seconds = '0', half] = CLOCK.exec(trimmed) ?? []
  const day = parseDate(date.replace(/,$/, ''), format)
  if (day === null) return null
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  const two = (value: number | string) => String(value).padStart(2, '0')
  return iso(new Date(`${day}T${two(hour)}:${two(minutes)}:${two(seconds)}`))
}

const iso = (date: Date): string | null => (Number.isNaN(date.getTime()) ? null : date.toISOString())
