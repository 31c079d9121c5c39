import { wallAfter, wallMinutes } from '@embpm/calendar/wall'
import type { CalendarEvent } from '@embpm/contract/calendar-event'
import type { Occurrence } from '@embpm/contract/event-schedule'

import { localAt, momentOf, type Recurrence, recurrenceOf } from './recurrence.js'

/** The days that are looked at, both included, and the time zone that says where they begin. */
export interface OccurrenceRange {
  start: string
  end: string
  timeZone: string
}

const minute = 60_000

/** What is worked out of an event once. */
interface Prepared {
  from: number
  to: number
  recurrence: Recurrence | null
  length: number
  ranges: Map<string, readonly Happening[]>
}

interface Happening {
  local: string
  from: number
  to: number
  /** When it ends, as clocks show it where it is. */
  localEnd: string
}

const made = new WeakMap<CalendarEvent, Prepared>()

function preparedOf(event: CalendarEvent): Prepared {
  const known = made.get(event)
  if (known) return known
  const prepared: Prepared = {
    from: momentOf(event.start, event.timeZone),
    to: endMoment(event.end, event),
    recurrence: event.recurrence === '' ? null : recurrenceOf(event),
    length: wallMinutes(event.start, event.end),
    ranges: new Map(),
  }
  made.set(event, prepared)
  return prepared
}

/** The moment at which something ends: of whole days the end of the last one. */
const endMoment = (end: string, { allDay, timeZone }: Pick<CalendarEvent, 'allDay' | 'timeZone'>) =>
  allDay ? momentOf(end, timeZone) + 1440 * minute : momentOf(end, timeZone)

/** How many ranges of a series are remembered. */
const remembered = 12

/** When an event happens in a range of moments, whatever stands for some of it elsewhere. */
function happeningsOf(event: CalendarEvent, from: number, to: number): readonly Happening[] {
  const prepared = preparedOf(event)
  const { recurrence, length } = prepared
  if (!recurrence) {
    const one = { local: event.start, from: prepared.from, to: prepared.to, localEnd: event.end }
    return touches(one, from, to) ? [one] : []
  }
  if (prepared.from >= to) return []
  const key = `${from} ${to}`
  const known = prepared.ranges.get(key)
  if (known) return known
  const leftOut = new Set(event.leftOut)
  // It may have begun before the range; clocks that are set in between are an hour at most.
  const earliest = from - (length + (event.allDay ? 1440 : 0) + 120) * minute
  const found = recurrence
    .between(earliest, to)
    .filter(({ local }) => !leftOut.has(local))
    .map(({ local, moment }) => {
      const localEnd = wallAfter(local, length)
      return { local, from: moment, to: endMoment(localEnd, event), localEnd }
    })
    .filter((one) => touches(one, from, to))
  if (prepared.ranges.size >= remembered) prepared.ranges.clear()
  prepared.ranges.set(key, found)
  return found
}

/** Whether something happens in a range; what takes no time does where it begins. */
const touches = (one: { from: number; to: number }, from: number, to: number) =>
  one.from < to && (one.to > from || (one.to === one.from && one.from >= from))

/** All that happens in a range, in the order of when it begins. Only what may touch the range is expanded, and what was once found is kept. */
export function occurrencesIn(events: readonly CalendarEvent[], range: OccurrenceRange): Occurrence[] {
  const bounds = boundsOf(range)
  const replaced = replacedIn(events)
  const found: { at: number; made: Occurrence }[] = []
  for (const event of events) {
    // Whole days have no zone: they are compared as days.
    const { from, to } = event.allDay ? bounds.days : bounds.times
    const others = replaced.get(event.id)
    for (const one of happeningsOf(event, from, to))
      if (!others?.has(one.local)) found.push({ at: one.from, made: occurrenceOf(event, one, range.timeZone) })
  }
  return found.toSorted((a, b) => a.at - b.at || a.made.title.localeCompare(b.made.title)).map((one) => one.made)
}

function boundsOf({ start, end, timeZone }: OccurrenceRange) {
  const after = wallAfter(end, 1440)
  return {
    times: { from: momentOf(start, timeZone), to: momentOf(after, timeZone) },
    days: { from: momentOf(start, ''), to: momentOf(after, '') },
  }
}

/** Of each series the occurrences that events of their own stand for. */
function replacedIn(events: readonly CalendarEvent[]): ReadonlyMap<string, ReadonlySet<string>> {
  const replaced = new Map<string, Set<string>>()
  for (const { seriesId, standsFor } of events) {
    if (seriesId === null || standsFor === null) continue
    const known = replaced.get(seriesId)
    if (known) known.add(standsFor)
    else replaced.set(seriesId, new Set([standsFor]))
  }
  return replaced
}

function occurrenceOf(event: CalendarEvent, one: Happening, timeZone: string): Occurrence {
  const isThere = event.allDay || event.timeZone === timeZone
  const isSeries = event.recurrence !== ''
  return {
    eventId: event.id,
    lockVersion: event.lockVersion,
    seriesId: isSeries ? event.id : event.seriesId,
    occurrence: isSeries ? one.local : event.standsFor,
    isChanged: event.seriesId !== null,
    calendarId: event.calendarId,
    title: event.title,
    location: event.location,
    allDay: event.allDay,
    start: isThere ? one.local : localAt(one.from, timeZone),
    end: isThere ? one.localEnd : localAt(one.to, timeZone),
    ownStart: one.local,
    ownEnd: one.localEnd,
    timeZone: event.timeZone,
    people: event.participants.length,
  }
}
