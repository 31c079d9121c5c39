import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'

/** When something begins, and by which rule again and again. */
export interface Recurring {
  /** As clocks show it there: a day, or a minute of one; of a series its first occurrence. */
  start: string
  /** Name in the IANA database; empty for days. */
  timeZone: string
  /** The value of an RRULE. */
  recurrence: string
}

/** When one of a series begins: as clocks show it there, and as a moment. */
export interface RecurringStart {
  local: string
  moment: number
}

const zoneOf = (timeZone: string) => (timeZone === '' ? 'UTC' : timeZone)

/** A moment, in ms, of what clocks show somewhere. What they skip is the same time after they were set, what they show twice the first one. */
export const momentOf = (local: string, timeZone: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zoneOf(timeZone)).epochMilliseconds

/** What clocks show somewhere at a moment: a minute of a day. */
export const localAt = (moment: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(zoneOf(timeZone))
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

const zones = new Map<string, boolean>()

/** Whether there is a time zone of that name. */
export function isTimeZone(timeZone: string): boolean {
  const known = zones.get(timeZone) ?? isZone(timeZone)
  zones.set(timeZone, known)
  return known
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A text as RFC 5545 writes it: 20261120T090000. */
const compact = (local: string) => local.replaceAll(/[-:]/g, '').padEnd(9, 'T').padEnd(15, '0')

/**
 * The end of a rule as a moment. Files often end a series of times by a day, or by what clocks show there, though RFC 5545 asks for
 * a moment: the day counts as a whole.
 */
function withMoment({ recurrence, timeZone }: Recurring): string {
  return recurrence.replace(
    /UNTIL=(\d{8})(T\d{6})?(Z)?/i,
    (whole: string, day: string, time?: string, utc?: string) => {
      if (utc !== undefined || timeZone === '') return timeZone === '' ? `UNTIL=${day}T235959Z` : whole
      const local = `${day}${time ?? 'T235959'}`
      const moment = Temporal.PlainDateTime.from(local).toZonedDateTime(zoneOf(timeZone)).toInstant()
      return `UNTIL=${moment.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`
    },
  )
}

/** Finds when a series begins; kept as long as the series is. */
export interface Recurrence {
  /** Those that begin at or after a moment and before another one, in their order; at most `most`. */
  between: (from: number, to: number) => readonly RecurringStart[]
  /** The first ones. */
  first: (count: number) => readonly RecurringStart[]
  /** Whether one of them begins then. */
  has: (local: string) => boolean
  /** How many begin before a moment. */
  countBefore: (moment: number) => number
}

/** Makes a series by its rule, as RFC 5545 says it; its first one is its start, whether the rule has it or not. */
export function recurrenceOf(series: Recurring): Recurrence {
  const { start, timeZone } = series
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;TZID=${zoneOf(timeZone)}:${compact(start)}\nRRULE:${withMoment(series)}`,
    includeDtstart: true,
  })
  const length = timeZone === '' ? 10 : 16
  const startOf = (one: { epochMilliseconds: number; toString: () => string }): RecurringStart => ({
    local: one.toString().slice(0, length),
    moment: one.epochMilliseconds,
  })
  const begin = momentOf(start, timeZone)
  return {
    between: (from, to) =>
      from >= to
        ? []
        : rule
            .between(new Date(from), new Date(to), true)
            .filter(({ epochMilliseconds }) => epochMilliseconds < to)
            .map(startOf),
    first: (count) => rule.all((_, nth) => nth < count).map(startOf),
    has: (local) => {
      const moment = momentOf(local, timeZone)
      return rule.between(new Date(moment), new Date(moment), true).length > 0
    },
    countBefore: (moment) => (moment <= begin ? 0 : rule.between(new Date(begin), new Date(moment - 1), true).length),
  }
}
