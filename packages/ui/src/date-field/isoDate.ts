import { parseDate, type CalendarDate } from '@internationalized/date'

/** The day that a text `yyyy-mm-dd` stands for; `null` for nothing and for what is no such day. */
export function isoDate(text: string | null | undefined): CalendarDate | null {
  if (!text) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}
