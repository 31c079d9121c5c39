import { weekdayOf } from '@embpm/calendar/week'
import { wallAfter, wallMinutes } from '@embpm/calendar/wall'
import type { CalendarEvent } from '@embpm/contract/calendar-event'
import type { EventFields, EventStanding, SeriesScope } from '@embpm/contract/event-schedule'
import { formatRule, parseRule, type RecurrenceRule, ruleDays } from '@embpm/contract/recurrence-rule'

import type { Writer } from '../entity/entityStep.js'
import { lockedFor, missing } from '../entity/refusals.js'
import { momentOf, recurrenceOf } from './recurrence.js'

/** Which of a series is meant, of an event that was looked at. */
export interface SeriesTarget {
  id: string
  lockVersion: number
  occurrence: string | null
  scope: SeriesScope
}

type Events = Pick<Writer<CalendarEvent>, 'draft' | 'create' | 'change' | 'remove'>

const kept = [
  'title',
  'calendarId',
  'allDay',
  'start',
  'end',
  'timeZone',
  'recurrence',
  'location',
  'description',
  'participants',
  'leftOut',
  'seriesId',
  'standsFor',
] as const

/** Writes events and remembers how each stood before, so that all of it can be taken back. */
export function recorded(writer: Writer<CalendarEvent>): Events & { before: () => EventStanding[] } {
  const first = new Map<string, { stood: CalendarEvent | null; version: number | null }>()
  const note = (id: string, stood: CalendarEvent | null, version: number | null) =>
    first.set(id, { stood: first.get(id)?.stood ?? stood, version })
  return {
    draft: writer.draft,
    create(fields) {
      const made = writer.create(fields)
      note(made.id, null, made.lockVersion)
      return made
    },
    change(target, fields) {
      const stood = writer.draft.get(target.id) ?? null
      const next = writer.change(target, fields)
      note(target.id, stood, next.lockVersion)
      return next
    },
    remove(target) {
      const gone = writer.remove(target)
      note(gone.id, gone, null)
      return gone
    },
    before: () =>
      [...first].map(([id, { stood, version }]) => ({
        id,
        lockVersion: version,
        fields: stood && fieldsOf(stood),
      })),
  }
}

const fieldsOf = (event: CalendarEvent): NonNullable<EventStanding['fields']> =>
  Object.fromEntries(kept.map((name) => [name, event[name]] as const))

/** What of a series is meant, once that is clear. */
interface Meant {
  series: CalendarEvent
  /** Which occurrence was looked at, and when it begins as it is shown. */
  occurrence: string
  shown: string
  /** The event that stands for it; `null` where the series itself does. */
  other: CalendarEvent | null
}

function meantOf(events: Events, { id, lockVersion, occurrence }: SeriesTarget): Meant | null {
  const event = events.draft.get(id)
  if (!event) throw missing(id)
  if (event.seriesId !== null && event.standsFor !== null) {
    const series = events.draft.get(event.seriesId)
    // Its series is gone: it is an event like any other then.
    return series
      ? { series, occurrence: event.standsFor, shown: event.start, other: checked(events, event, lockVersion) }
      : null
  }
  if (event.recurrence === '') return null
  if (occurrence === null || !recurrenceOf(event).has(occurrence)) throw lockedFor('occurrence', ['start'])
  return { series: checked(events, event, lockVersion), occurrence, shown: occurrence, other: null }
}

/** The event, or CONFLICT where it has another version: by a change that changes nothing but is refused. */
function checked(events: Events, event: CalendarEvent, lockVersion: number): CalendarEvent {
  if (event.lockVersion !== lockVersion) events.change({ id: event.id, lockVersion }, {})
  return event
}

const othersOf = (events: Events, { id }: CalendarEvent) => events.draft.where('seriesId', id)

const isFirst = ({ series, occurrence }: Meant) => occurrence <= series.start

/** Changes an event, or some of its series. */
export function changeEvents(events: Events, target: SeriesTarget, fields: Partial<EventFields>): void {
  const meant = meantOf(events, target)
  if (!meant) {
    events.change(target, fields)
    return
  }
  const { scope } = target
  if (scope === 'this') return changeOne(events, meant, target.lockVersion, fields)
  const { series, occurrence, other } = meant
  const moved = movedFields(meant, fields)
  if (other) events.remove({ id: other.id })
  if (scope === 'all' || isFirst(meant)) {
    const start = shifted(series.start, meant, fields)
    rewrite(events, meant, { ...moved, start, end: wallAfter(start, lengthOf(meant, fields)) }, fields)
    return
  }
  const later = othersOf(events, series).filter(({ standsFor }) => standsFor !== null && standsFor >= occurrence)
  const start = fields.start ?? occurrence
  const begun = events.create({
    ...fieldsOf(series),
    uid: '',
    ...moved,
    start,
    end: wallAfter(start, lengthOf(meant, fields)),
    recurrence: fields.recurrence ?? restOf(meant, fields),
    leftOut: series.leftOut.filter((local) => local > occurrence).map((local) => shifted(local, meant, fields)),
  })
  for (const one of later)
    events.change({ id: one.id }, { seriesId: begun.id, standsFor: shifted(one.standsFor ?? '', meant, fields) })
  dropStrays(events, begun)
  endBefore(events, meant)
}

/** Deletes an event, or some of its series. */
export function removeEvents(events: Events, target: SeriesTarget): void {
  const meant = meantOf(events, target)
  if (!meant) {
    events.remove(target)
    return
  }
  const { series, occurrence, other } = meant
  if (target.scope === 'this') {
    if (other) events.remove({ id: other.id })
    events.change({ id: series.id }, { leftOut: [...series.leftOut, occurrence] })
    return
  }
  const isAll = target.scope === 'all' || isFirst(meant)
  for (const one of othersOf(events, series))
    if (isAll || (one.standsFor ?? '') >= occurrence) events.remove({ id: one.id })
  if (isAll) events.remove({ id: series.id })
  else endBefore(events, meant)
}

function changeOne(
  events: Events,
  { series, occurrence, other }: Meant,
  lockVersion: number,
  fields: Partial<EventFields>,
) {
  // One of a series does not recur by itself.
  const own = { ...fields, recurrence: '' }
  if (other) {
    events.change({ id: other.id, lockVersion }, own)
    return
  }
  events.create({
    ...fieldsOf(series),
    start: occurrence,
    end: wallAfter(occurrence, wallMinutes(series.start, series.end)),
    ...own,
    leftOut: [],
    seriesId: series.id,
    standsFor: occurrence,
    uid: series.uid,
  })
}

/** How long one takes after a change. */
function lengthOf({ series, occurrence, other }: Meant, fields: Partial<EventFields>): number {
  const length = other ? wallMinutes(other.start, other.end) : wallMinutes(series.start, series.end)
  const start = fields.start ?? other?.start ?? occurrence
  const end = fields.end ?? (fields.start === undefined ? wallAfter(start, length) : undefined)
  return end === undefined ? length : Math.max(0, wallMinutes(start, end))
}

/** A moment of a series, moved by as much as the one that was looked at. */
function shifted(local: string, { shown }: Meant, { start, allDay }: Partial<EventFields>): string {
  if (start === undefined) return local
  // From whole days to times or back: the day moves, the time is the new one.
  if (allDay !== undefined && start.length !== local.length) {
    const day = wallAfter(local.slice(0, 10), wallMinutes(shown.slice(0, 10), start.slice(0, 10)))
    return `${day}${start.slice(10)}`
  }
  return wallAfter(local, wallMinutes(shown, start))
}

/** The fields that all of a series get. */
function movedFields(meant: Meant, fields: Partial<EventFields>): Partial<EventFields> {
  const { start: _start, end: _end, recurrence, ...rest } = fields
  return { ...rest, recurrence: ruleAfter(meant, fields, recurrence) }
}

/** The rule of a series that is moved: days of the week and of the month move with it, where that can be said. */
function ruleAfter({ series, shown }: Meant, fields: Partial<EventFields>, given: string | undefined): string {
  if (given !== undefined && given !== series.recurrence) return given
  const rule = parseRule(series.recurrence)
  const days = fields.start === undefined ? 0 : wallMinutes(shown.slice(0, 10), fields.start.slice(0, 10)) / 1440
  if ('problem' in rule || days === 0) return series.recurrence
  return formatRule(movedRule(rule, days, fields.start ?? shown))
}

function movedRule(rule: RecurrenceRule, days: number, start: string): RecurrenceRule {
  const day = ruleDays[weekdayOf(start.slice(0, 10)) - 1] ?? 'MO'
  const isWeekly = rule.byDay.every(({ nth }) => nth === null) && rule.bySetPos.length === 0
  if (rule.byDay.length > 0 && isWeekly && rule.freq === 'WEEKLY')
    return {
      ...rule,
      byDay: rule.byDay.map((one) => ({
        ...one,
        day: ruleDays[(((ruleDays.indexOf(one.day) + days) % 7) + 7) % 7] ?? one.day,
      })),
    }
  const [only] = rule.byDay
  if (rule.byDay.length === 1 && only?.nth != null) {
    const nth = only.nth < 0 ? -1 : Math.ceil(Number(start.slice(8, 10)) / 7)
    return { ...rule, byDay: [{ day, nth }] }
  }
  if (rule.byMonthDay.length === 1 && (rule.byMonthDay[0] ?? 0) > 0)
    return { ...rule, byMonthDay: [Number(start.slice(8, 10))] }
  return rule
}

/** The rule of what is left of a series from an occurrence on: of so many, those that are left. */
function restOf(meant: Meant, fields: Partial<EventFields>): string {
  const text = ruleAfter(meant, fields, undefined)
  const rule = parseRule(text)
  if ('problem' in rule || rule.count === null) return text
  const { series, occurrence } = meant
  const past = recurrenceOf(series).countBefore(momentOf(occurrence, series.timeZone))
  return formatRule({ ...rule, count: Math.max(1, rule.count - past) })
}

/** Ends a series before an occurrence. */
function endBefore(events: Events, { series, occurrence }: Meant) {
  const rule = parseRule(series.recurrence)
  if ('problem' in rule) throw lockedFor('recurrence', ['recurrence'])
  const last = series.allDay
    ? wallAfter(occurrence, -1440).replaceAll('-', '')
    : `${new Date(momentOf(occurrence, series.timeZone) - 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  events.change(
    { id: series.id },
    {
      recurrence: formatRule({ ...rule, count: null, until: last }),
      leftOut: series.leftOut.filter((local) => local < occurrence),
    },
  )
}

/** Changes a series as a whole; what was left out or is otherwise moves with it, as far as the new rule has it. */
function rewrite(events: Events, meant: Meant, moved: Partial<EventFields>, fields: Partial<EventFields>) {
  const { series } = meant
  const others = othersOf(events, series)
  const leftOut = series.leftOut.map((local) => shifted(local, meant, fields))
  const next = events.change({ id: series.id }, { ...moved, leftOut })
  for (const one of others) {
    const standsFor = shifted(one.standsFor ?? '', meant, fields)
    if (standsFor !== one.standsFor) events.change({ id: one.id }, { standsFor })
  }
  if (next.recurrence === '') for (const one of othersOf(events, next)) events.remove({ id: one.id })
  else dropStrays(events, next)
}

/** Deletes what stands for occurrences that a series does not have any more. */
function dropStrays(events: Events, series: CalendarEvent) {
  if (series.recurrence === '') return
  const recurrence = recurrenceOf(series)
  for (const { id, standsFor } of othersOf(events, series))
    if (standsFor !== null && (standsFor.length !== series.start.length || !recurrence.has(standsFor)))
      events.remove({ id })
}
