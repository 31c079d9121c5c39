import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { codedOf, flag, longText, reference, structure, text } from '../common/fields.js'
import { maxRuleLength } from './recurrence-rule.js'

/** The most people of an event, and the most occurrences of a series that are left out. */
const [mostPeople, mostLeftOut] = [100, 1000] as const

/** Whether a text names a moment that there is. */
const isMoment = (value: string) => !Number.isNaN(Date.parse(`${value}:00Z`)) && value.slice(8, 10) <= '31'

/** Schema of a day, or of a minute of a day as clocks show it where the event is: 2026-11-20, 2026-11-20T09:00. */
export const localMoment = z.union([
  z.iso.date(),
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/), z.refine(isMoment)),
])

/** Schema of a time zone by its name in the IANA database; empty for whole days, which have none. */
export const timeZoneName = z.union([
  z.literal(''),
  z.string().check(z.maxLength(64), z.regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/)),
])

const ids = z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(mostPeople))

/**
 * Something that happens on days or at a time: once, or again and again. What of a series is otherwise is an event of its own, which names the
 * series and which occurrence it stands for, as in RFC 5545. Source: the domain model, CalendarEvent.
 */
export const calendarEvent = entityOf({
  kind: 'calendarEvents',
  path: '/project/calendar-events',
  tag: 'Project',
  one: 'a calendar event',
  many: 'calendar events',
  nameOf: ({ title }) => title,
  fields: {
    title: text(200).required().sort().search(),
    /** The calendar that it is entered in. */
    calendarId: reference('eventCalendars').required().filter(),
    calendar: codedOf('calendarId').sort().filter(),
    /** Whether it takes whole days; `start` and `end` are days then. */
    allDay: flag().filter(),
    /** When it begins, as clocks show it there; of a series its first occurrence. */
    start: structure(localMoment, '2026-01-01').required(),
    /** When it ends, as clocks show it there; of whole days the last one. */
    end: structure(localMoment, '2026-01-01').required(),
    timeZone: structure(timeZoneName, ''),
    /** The rule by which it recurs, the value of an RRULE; empty for once. */
    recurrence: text(maxRuleLength),
    /** The occurrences that are left out, by when they would begin. */
    leftOut: structure(z.array(localMoment).check(z.maxLength(mostLeftOut)), []),
    /** The series whose occurrence it stands for; `null` for none. */
    seriesId: reference('calendarEvents').filter(),
    /** Which occurrence of the series it stands for, by when that would begin. */
    standsFor: structure(z.nullable(localMoment), null),
    location: text(200).search(),
    description: longText().search(),
    /** The employees who take part, by id. */
    participants: structure(ids, []),
    /** What it is called across calendar programs (UID of RFC 5545); empty for its id. */
    uid: text(255).filter(),
  },
})

/** An event as the server stores and answers it. */
export type CalendarEvent = EntityOf<typeof calendarEvent>
