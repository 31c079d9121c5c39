import { addDays } from '@embpm/calendar/arithmetic'
import type { ImportedEvent } from '@embpm/contract/event-schedule'
import { maxRuleLength, parseRule } from '@embpm/contract/recurrence-rule'
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { type IcsLine, icsParts, type IcsPart } from './icsParts.js'
import { zoneOfFile } from './zoneOfFile.js'

/** Why something of a calendar file is not taken. */
export const leftReasons = [
  'noStart',
  'order',
  'timeZone',
  'recurrence',
  'severalRules',
  'addedDates',
  'cancelled',
  'noSeries',
  'twice',
  'unreadable',
  'task',
  'alarm',
] as const

/** Why something of a calendar file is not taken. */
export type LeftReason = (typeof leftReasons)[number]

/** Something of a calendar file that is not taken. */
export interface LeftOfIcs {
  reason: LeftReason
  /** The line of the file where it begins. */
  line: number
  title: string
}

/** What a calendar file says. */
export interface ReadIcs {
  events: readonly (ImportedEvent & { line: number })[]
  left: readonly LeftOfIcs[]
}

class Left extends Error {
  readonly reason: LeftReason
  constructor(reason: LeftReason) {
    super(reason)
    this.reason = reason
  }
}

type Read = ImportedEvent

/** An event of a file; `standsZone` is the zone in which it says what it stands for. */
type FileEvent = Read & { line: number; isOther: boolean; standsZone: string }

/** A moment of a file: what clocks show, and where; a day has no zone. */
interface FileTime {
  local: string
  zone: string
}

/**
 * Reads a calendar file (iCalendar, RFC 5545) as other programs write it.
 * @param zone the time zone of times that name none
 * @throws IcsError where it is no calendar file, with the line
 */
export function readIcs(text: string, zone: string): ReadIcs {
  const parts = icsParts(text)
  const zoneOf = zoneOfFile(parts)
  const left: LeftOfIcs[] = []
  const read: FileEvent[] = []
  for (const part of parts.toSorted((a, b) => a.line - b.line)) {
    if (part.name === 'VTODO' || part.name === 'VJOURNAL')
      left.push({ reason: 'task', line: part.line, title: titleOf(part) })
    if (part.name !== 'VEVENT') continue
    try {
      const made = eventOf(part, { zone, zoneOf })
      read.push({ ...made, line: part.line, isOther: made.standsFor !== null })
    } catch (error) {
      left.push({ reason: error instanceof Left ? error.reason : 'unreadable', line: part.line, title: titleOf(part) })
    }
  }
  const alarms = parts.filter(({ name }) => name === 'VALARM')
  if (alarms[0]) left.push({ reason: 'alarm', line: alarms[0].line, title: String(alarms.length) })
  return { ...fitted(read, left), left: left.toSorted((a, b) => a.line - b.line) }
}

/** What stands for one of a series is told in the time of that series, and goes with it or not at all. */
function fitted(read: readonly FileEvent[], left: LeftOfIcs[]) {
  const series = new Map(read.filter((one) => !one.isOther).map((one) => [one.uid, one]))
  const seen = new Set<string>()
  const events = read.flatMap(({ isOther, ...one }) => {
    const own = series.get(one.uid)
    const reason = isOther && (!own || own.recurrence === '') ? 'noSeries' : undefined
    const standsFor = one.standsFor === null || !own ? null : momentIn(one.standsFor, one.standsZone, own)
    const key = `${one.uid} ${standsFor ?? ''}`
    const found = reason ?? (seen.has(key) ? 'twice' : undefined)
    if (found) {
      left.push({ reason: found, line: one.line, title: one.title })
      return []
    }
    seen.add(key)
    const { standsZone: _, ...event } = one
    return [{ ...event, standsFor }]
  })
  return { events }
}

/** A moment in the time zone of a series, or as a day where it takes whole days. */
function momentIn(local: string, zone: string, series: Pick<Read, 'allDay' | 'timeZone'>): string {
  if (series.allDay) return local.slice(0, 10)
  if (local.length === 10) return `${local}T00:00`
  return inZone({ local, zone }, series.timeZone)
}

const inZone = ({ local, zone }: FileTime, target: string): string =>
  zone === target || zone === ''
    ? local
    : Temporal.PlainDateTime.from(local)
        .toZonedDateTime(zone)
        .withTimeZone(target)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' })

interface Zones {
  zone: string
  zoneOf: (name: string) => string | null
}

const propertyOf = ({ lines }: IcsPart, name: string): IcsLine | undefined =>
  lines.find(({ text }) => new RegExp(`^${name}[:;]`, 'i').test(text))

const valueOf = ({ text }: IcsLine) =>
  text
    .replace(/^[^:]*:/, '')
    .trim()
    .toUpperCase()

const titleOf = (part: IcsPart) =>
  propertyOf(part, 'SUMMARY')
    ?.text.replace(/^[^:]*:/, '')
    .slice(0, 200) ?? ''

function eventOf(part: IcsPart, zones: Zones): Read & { standsZone: string } {
  // Before the parser: it would refuse the whole event for a rule that it does not know.
  const rule = propertyOf(part, 'RRULE')
  if (rule && 'problem' in parseRule(valueOf(rule))) throw new Left('recurrence')
  const source = ['BEGIN:VEVENT', ...part.lines.map(({ text }) => text), 'END:VEVENT'].join('\r\n')
  const event = ICAL.Component.fromString(source)
  const textOf = (name: string, most: number) => {
    const value = event.getFirstPropertyValue(name)
    return typeof value === 'string' ? value.trim().slice(0, most) : ''
  }
  if (textOf('status', 20).toUpperCase() === 'CANCELLED') throw new Left('cancelled')
  if (event.getFirstProperty('rdate')) throw new Left('addedDates')
  const start = timeIn(event.getFirstProperty('dtstart'), zones)
  if (!start) throw new Left('noStart')
  const allDay = start.local.length === 10
  const end = endOf(event, start, zones)
  if (end < start.local) throw new Left('order')
  const standsFor = timeIn(event.getFirstProperty('recurrence-id'), zones)
  return {
    uid: textOf('uid', 255) || `line-${part.line}`,
    title: textOf('summary', 200) || '–',
    allDay,
    start: start.local,
    end,
    timeZone: start.zone,
    recurrence: ruleOf(part, event, standsFor !== null),
    leftOut: event
      .getAllProperties('exdate')
      .flatMap((property) => timesIn(property, zones))
      .map((time) => momentIn(time.local, time.zone, { allDay, timeZone: start.zone })),
    location: textOf('location', 200),
    description: textOf('description', 10_000),
    participants: [],
    standsFor: standsFor?.local ?? null,
    standsZone: standsFor?.zone ?? '',
  }
}

/** The rule as it is written: a parser that reads it by itself would put parts right that are wrong. */
function ruleOf(part: IcsPart, event: InstanceType<typeof ICAL.Component>, isOther: boolean): string {
  const rules = event.getAllProperties('rrule')
  if (isOther || rules.length === 0) return ''
  if (rules.length > 1) throw new Left('severalRules')
  const text =
    propertyOf(part, 'RRULE')
      ?.text.replace(/^[^:]*:/, '')
      .trim()
      .toUpperCase() ?? ''
  if (text.length > maxRuleLength || 'problem' in parseRule(text)) throw new Left('recurrence')
  return text
}

type Property = NonNullable<ReturnType<InstanceType<typeof ICAL.Component>['getFirstProperty']>>

const timeIn = (property: Property | null, zones: Zones): FileTime | null =>
  property ? (timesIn(property, zones)[0] ?? null) : null

/** The moments of a property: days, moments of UTC, of a zone that it names, or of none. */
function timesIn(property: Property, { zone, zoneOf }: Zones): FileTime[] {
  return property.getValues().map((value) => {
    if (!(value instanceof ICAL.Time)) throw new Left('unreadable')
    const text = value.toString()
    if (value.isDate) return { local: text.slice(0, 10), zone: '' }
    const local = text.slice(0, 16)
    if (text.endsWith('Z')) return { local, zone: 'UTC' }
    const named = property.getParameter('tzid')
    if (typeof named !== 'string') return { local, zone }
    const known = zoneOf(named)
    if (known === null) throw new Left('timeZone')
    return { local, zone: known }
  })
}

/** When an event ends, in the zone of its start; of whole days the last one, which is before what the file calls the end. */
function endOf(event: InstanceType<typeof ICAL.Component>, start: FileTime, zones: Zones): string {
  const end = timeIn(event.getFirstProperty('dtend'), zones)
  const duration = event.getFirstPropertyValue('duration')
  const allDay = start.local.length === 10
  if (end) {
    if (!allDay) return end.local.length === 10 ? `${end.local}T00:00` : inZone(end, start.zone)
    return end.local <= start.local ? start.local : addDays(end.local.slice(0, 10), -1)
  }
  if (!(duration instanceof ICAL.Duration)) return start.local
  const seconds = duration.toSeconds()
  if (allDay) return addDays(start.local, Math.max(0, Math.ceil(seconds / 86_400) - 1))
  return Temporal.PlainDateTime.from(start.local)
    .toZonedDateTime(start.zone)
    .add({ seconds })
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}
