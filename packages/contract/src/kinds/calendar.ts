import { holidayRegions } from '@embpm/calendar/holidays'
import type { WorkingRules } from '@embpm/calendar/working-calendar'
import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, choices, longText, structure, text } from '../common/fields.js'

/** The days of the week, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The regions whose holidays a calendar can follow; `none` for a calendar without any. */
export const calendarRegions = ['none', ...holidayRegions] as const

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** Schema of a day off besides the holidays of the region. */
const ownHoliday = z.object({ day: z.iso.date(), name })

/** Schema of days that are otherwise than weekday and holiday say: worked, or closed. Both ends are included. */
const exception = z.object({ start: z.iso.date(), end: z.iso.date(), works: z.boolean(), name })

/** On which days one works. Source: the domain model, Calendar. */
export const calendar = entityOf({
  kind: 'calendars',
  path: '/project/calendars',
  tag: 'Project',
  one: 'a calendar',
  many: 'calendars',
  key: ['name'],
  nameOf: ({ name }) => name,
  fields: {
    name: text(200).required().sort().filter().search(),
    description: longText().sort().search(),
    /** Whose holidays are off. */
    region: choice(calendarRegions, 'holidayRegion').sort().filter().bulk(),
    /** The weekdays on which one works: at least one. */
    workweek: choices(weekdays, 'weekday').default(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']),
    /** Days off besides the holidays of the region. */
    holidays: structure(z.array(ownHoliday).check(z.maxLength(200)), []),
    /** Days that are otherwise than weekday and holiday say; of several the last one holds. */
    exceptions: structure(z.array(exception).check(z.maxLength(200)), []),
  },
})

/** A calendar as the server stores and answers it. */
export type Calendar = EntityOf<typeof calendar>

/** What of a calendar says which days are working days. */
export type CalendarDays = Pick<Calendar, 'region' | 'workweek' | 'holidays' | 'exceptions'>

/** The rules of a calendar for `workingCalendar` of `@embpm/calendar`; one without a weekday works from Monday to Friday. */
export function workingRulesOf({ region, workweek, holidays, exceptions }: CalendarDays): WorkingRules {
  const days = workweek.map((day) => weekdays.indexOf(day) + 1)
  return {
    workweek: days.length > 0 ? days : [1, 2, 3, 4, 5],
    ...(region !== 'none' && { region }),
    holidays,
    exceptions,
  }
}
