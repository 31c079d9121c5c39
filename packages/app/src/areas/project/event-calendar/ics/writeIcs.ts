import { addDays } from '@embpm/calendar/arithmetic'
import type { CalendarEvent } from '@embpm/contract/calendar-event'
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'

/** How far ahead the changes of clocks are written, in years after the last event. */
const yearsAhead = 10

/**
 * Writes events as a calendar file (iCalendar, RFC 5545).
 * @param now when it is written
 */
export function writeIcs(events: readonly CalendarEvent[], name: string, now: Date): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//EMBPM//Calendar//EN')
  calendar.addPropertyWithValue('x-wr-calname', name)
  const years = events.map(({ start }) => Number(start.slice(0, 4)))
  const range = { from: Math.min(...years), to: Math.max(...years) + yearsAhead }
  const zones = new Set(events.map(({ timeZone }) => timeZone).filter((zone) => zone !== '' && zone !== 'UTC'))
  for (const zone of zones) calendar.addSubcomponent(zonePart(zone, range))
  const byId = new Map(events.map((one) => [one.id, one]))
  for (const event of events) calendar.addSubcomponent(eventPart(event, byId, now))
  return `${calendar.toString()}\r\n`
}

function eventPart(event: CalendarEvent, byId: ReadonlyMap<string, CalendarEvent>, now: Date) {
  const part = new ICAL.Component('vevent')
  const series = event.seriesId === null ? undefined : byId.get(event.seriesId)
  part.addPropertyWithValue('uid', uidOf(series ?? event))
  part.addPropertyWithValue('dtstamp', utcTime(now.toISOString()))
  part.addPropertyWithValue('last-modified', utcTime(event.changedAt))
  part.addPropertyWithValue('summary', event.title)
  addTime(part, 'dtstart', event.start, event.timeZone)
  addTime(part, 'dtend', event.allDay ? addDays(event.end, 1) : event.end, event.timeZone)
  if (event.recurrence !== '') part.addPropertyWithValue('rrule', ICAL.Recur.fromString(ruleOf(event)))
  for (const local of event.leftOut) addTime(part, 'exdate', local, event.timeZone)
  if (event.standsFor !== null && series) addTime(part, 'recurrence-id', event.standsFor, series.timeZone)
  if (event.location !== '') part.addPropertyWithValue('location', event.location)
  if (event.description !== '') part.addPropertyWithValue('description', event.description)
  return part
}

/** What an event is called everywhere: as its file did, else by its id. */
const uidOf = ({ uid, id, organisationId }: CalendarEvent) => (uid === '' ? `${id}@${organisationId}.embpm` : uid)

const utcTime = (iso: string) => ICAL.Time.fromDateTimeString(`${iso.slice(0, 19)}Z`)

function addTime(part: InstanceType<typeof ICAL.Component>, name: string, local: string, zone: string) {
  const isDay = local.length === 10
  const value = isDay
    ? ICAL.Time.fromDateString(local)
    : ICAL.Time.fromDateTimeString(`${local}:00${zone === 'UTC' ? 'Z' : ''}`)
  const property = part.addPropertyWithValue(name, value)
  if (isDay) property.setParameter('value', 'DATE')
  else if (zone !== 'UTC') property.setParameter('tzid', zone)
}

/** The rule as RFC 5545 asks for it: the end of a series of times is a moment of UTC. */
const ruleOf = ({ recurrence, allDay, timeZone }: CalendarEvent) =>
  recurrence.replace(/UNTIL=(\d{8})(?:T(\d{6}))?(Z)?/, (whole: string, day: string, time?: string, utc?: string) => {
    if (allDay) return `UNTIL=${day}`
    if (utc !== undefined) return whole
    const moment = Temporal.PlainDateTime.from(`${day}T${time ?? '235959'}`)
      .toZonedDateTime(timeZone)
      .toInstant()
    return `UNTIL=${moment.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`
  })

/** A time zone as a file has to bring it: how far it is from UTC, and when that changes. */
function zonePart(zone: string, { from, to }: { from: number; to: number }) {
  const part = new ICAL.Component('vtimezone')
  part.addPropertyWithValue('tzid', zone)
  let at = Temporal.PlainDateTime.from({ year: from - 1, month: 1, day: 1 }).toZonedDateTime(zone)
  const usual = Math.min(at.offsetNanoseconds, at.add({ months: 6 }).offsetNanoseconds)
  part.addSubcomponent(observance(at.toPlainDateTime(), at.offset, at.offset, at.offsetNanoseconds > usual))
  for (let next = at.getTimeZoneTransition('next'); next && next.year <= to; next = at.getTimeZoneTransition('next')) {
    const before = next.subtract({ nanoseconds: 1 })
    // It begins when clocks still show the time before.
    const begins = next.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime()
    part.addSubcomponent(observance(begins, before.offset, next.offset, next.offsetNanoseconds > usual))
    at = next
  }
  return part
}

function observance(begins: Temporal.PlainDateTime, before: string, after: string, isDaylight: boolean) {
  const part = new ICAL.Component(isDaylight ? 'daylight' : 'standard')
  part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(begins.toString({ smallestUnit: 'second' })))
  part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(before.slice(0, 6)))
  part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(after.slice(0, 6)))
  return part
}
