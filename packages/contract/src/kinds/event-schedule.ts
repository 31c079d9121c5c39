import * as z from 'zod/mini'

import { conflictWith, inOrganisation, locked, notFound } from '../common/errors.js'
import { calendarEvent, localMoment, timeZoneName } from './calendar-event.js'
import { eventCalendar } from './event-calendar.js'
import { ruleText } from './recurrence-rule.js'

/** What can be shown beside events. */
export const scheduleLayers = ['orders', 'periods', 'tasks', 'holidays'] as const

/** What can be shown beside events. */
export type ScheduleLayer = (typeof scheduleLayers)[number]

/** What of a series is meant: one occurrence, it and those after it, or all of them. */
export const seriesScopes = ['this', 'following', 'all'] as const

/** What of a series is meant. */
export type SeriesScope = (typeof seriesScopes)[number]

/** The most days that are read at once. */
export const maxScheduleDays = 370

/** The most events of one import. */
export const maxImportedEvents = 5000

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** Schema of one occurrence in a range: of an event that is once, of a series, or what stands for one of a series. */
const occurrence = z.object({
  /** The event that it is written in. */
  eventId: id,
  /** The version of that event. */
  lockVersion: z.int(),
  /** The series that it is one of; `null` for none. */
  seriesId: z.nullable(id),
  /** Which occurrence of its series it is; `null` where there is no series. */
  occurrence: z.nullable(localMoment),
  /** Whether it is otherwise than its series says. */
  isChanged: z.boolean(),
  calendarId: id,
  title: z.string(),
  location: z.string(),
  allDay: z.boolean(),
  /** When it begins and ends, in the time zone that was asked for; of whole days the first and the last. */
  start: localMoment,
  end: localMoment,
  /** The zone that it is entered in; empty for whole days. */
  timeZone: z.string(),
  /** When it begins and ends as clocks show it there. */
  ownStart: localMoment,
  ownEnd: localMoment,
  people: z.int(),
})

/** One occurrence in a range. */
export type Occurrence = z.infer<typeof occurrence>

/** Schema of something that is not entered here, shown beside events. */
const layerItem = z.object({
  key: z.string(),
  layer: z.enum(scheduleLayers),
  /** The ids of what it stands for, as far as its page can be opened: an order, a task, a period; several where it is a sum. */
  ids: z.array(id),
  /** How many it stands for. */
  count: z.int(),
  /** What it is called; empty where it is a sum. */
  title: z.string(),
  /** Of a period and of a sum: which one, 2026-W47. */
  code: z.string(),
  start: z.iso.date(),
  end: z.iso.date(),
})

/** Something that is shown beside events. */
export type LayerItem = z.infer<typeof layerItem>

/** What one says of an event, all of it. */
export const eventFields = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  calendarId: id,
  allDay: z.boolean(),
  start: localMoment,
  end: localMoment,
  timeZone: timeZoneName,
  recurrence: ruleText,
  location: z.string().check(z.maxLength(200)),
  description: z.string().check(z.maxLength(10_000)),
  participants: z.array(id).check(z.maxLength(100)),
})

/** What one says of an event. */
export type EventFields = z.infer<typeof eventFields>

/** Schema of how an event stood before a write, by which it is taken back: `fields` is `null` where it was not there. */
const standing = z.object({
  id,
  /** The version that it has since; `null` where it is gone. */
  lockVersion: z.nullable(z.int()),
  fields: z.nullable(
    z.extend(z.partial(eventFields), {
      leftOut: z.optional(z.array(localMoment)),
      seriesId: z.optional(z.nullable(id)),
      standsFor: z.optional(z.nullable(localMoment)),
    }),
  ),
})

/** How an event stood before a write. */
export type EventStanding = z.infer<typeof standing>

/** Which of a series is meant, of an event that was looked at. */
const target = {
  id,
  lockVersion: z.int(),
  /** Which occurrence was looked at; `null` for an event that is once. */
  occurrence: z.nullable(localMoment),
  scope: z.enum(seriesScopes),
}

const importedEvent = z.extend(z.omit(eventFields, { calendarId: true }), {
  uid: z.string().check(z.minLength(1), z.maxLength(255)),
  leftOut: z.array(localMoment).check(z.maxLength(1000)),
  /** Which occurrence of the series of the same `uid` it stands for. */
  standsFor: z.nullable(localMoment),
})

/** An event of a calendar file. */
export type ImportedEvent = z.infer<typeof importedEvent>

const route = (path: `/${string}`, summary: string) =>
  inOrganisation.route({ method: 'POST', path: `/project/event-schedule${path}`, summary, tags: ['Project'] })

const written = z.object({ before: z.array(standing) })

const refusing = { ...notFound, ...locked, ...conflictWith(calendarEvent.schema) }

/** Events as a calendar shows them, and how they are changed. */
export const eventSchedule = {
  /**
   * What happens between two days, both included: the occurrences of events, and the chosen layers. Times are those of
   * `timeZone`, of UTC where that is none. Without `areaId` one works from Monday to Friday by the calendar of the first area that has one.
   */
  read: route('/read', 'Read what happens in some days')
    .input(
      z
        .object({
          start: z.iso.date(),
          end: z.iso.date(),
          timeZone: timeZoneName,
          layers: z.array(z.enum(scheduleLayers)),
          /** The area by whose calendar days are worked or off. */
          areaId: z.optional(id),
          /** The project whose orders and tasks are shown; all where it is missing. */
          projectId: z.optional(id),
        })
        .check(
          z.refine(({ start, end }) => start <= end && Date.parse(end) - Date.parse(start) < maxScheduleDays * 864e5),
        ),
    )
    .output(
      z.object({
        calendars: z.array(z.pick(eventCalendar.schema, { id: true, name: true, colour: true, lockVersion: true })),
        occurrences: z.array(occurrence),
        layers: z.array(layerItem),
        /** The days that are not worked. */
        offDays: z.array(z.iso.date()),
        /** The calendar by which days are worked or off; empty for none. */
        worksBy: z.string(),
      }),
    ),

  /** Creates an event. */
  create: route('/create', 'Create an event')
    .input(z.object({ fields: eventFields }))
    .output(written)
    .errors({ ...notFound, ...locked }),

  /**
   * Changes an event, or some of a series. `this` makes an event of its own of one occurrence, `following` ends the series
   * before it and begins another one, `all` moves all by as much as the one that was looked at.
   */
  change: route('/change', 'Change an event, or some of a series')
    .input(z.object({ ...target, fields: z.partial(eventFields) }))
    .output(written)
    .errors(refusing),

  /** Deletes an event, or some of a series. */
  remove: route('/remove', 'Delete an event, or some of a series')
    .input(z.object(target))
    .output(written)
    .errors(refusing),

  /** Puts events back as they stood before a write, all or none. CONFLICT when one of them was changed since. */
  putBack: route('/put-back', 'Put events back as they stood')
    .input(z.object({ before: z.array(standing).check(z.maxLength(maxImportedEvents)) }))
    .output(z.object({ done: z.int() }))
    .errors(refusing),

  /** The next occurrences of a rule, from its start on: at most ten. */
  next: route('/next', 'Find the next dates of a rule')
    .input(
      z.object({
        start: localMoment,
        timeZone: timeZoneName,
        recurrence: ruleText,
        count: z.int().check(z.minimum(1), z.maximum(10)),
      }),
    )
    .output(z.object({ starts: z.array(localMoment), hasMore: z.boolean() })),

  /** Writes events of a calendar file into a calendar, all or none: those of a `uid` that is there are changed, others created. */
  importEvents: route('/import', 'Import the events of a calendar file')
    .input(z.object({ calendarId: id, events: z.array(importedEvent).check(z.maxLength(maxImportedEvents)) }))
    .output(z.extend(written, { created: z.int(), changed: z.int() }))
    .errors({ ...notFound, ...locked }),

  /** All events of a calendar as they are stored, for a calendar file. */
  ofCalendar: route('/of-calendar', 'Read the events of a calendar')
    .input(z.object({ calendarId: id }))
    .output(z.array(calendarEvent.schema))
    .errors(notFound),
}
