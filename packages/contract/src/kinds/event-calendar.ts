import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, longText, text } from '../common/fields.js'

/** The colours by which calendars are told apart, as the tokens call them. */
export const calendarColours = ['blue', 'orange', 'teal', 'plum', 'grey'] as const

/** A colour of a calendar. */
export type CalendarColour = (typeof calendarColours)[number]

/** A calendar that events are entered in. On which days one works is said by another kind, `calendars`. */
export const eventCalendar = entityOf({
  kind: 'eventCalendars',
  path: '/project/event-calendars',
  tag: 'Project',
  one: 'an event calendar',
  many: 'event calendars',
  key: ['name'],
  nameOf: ({ name }) => name,
  fields: {
    name: text(200).required().sort().filter().search(),
    description: longText().search(),
    colour: choice(calendarColours, 'calendarColour').sort().filter().bulk(),
  },
})

/** A calendar as the server stores and answers it. */
export type EventCalendar = EntityOf<typeof eventCalendar>
