import { eventCalendar, type EventCalendar } from '@embpm/contract/event-calendar'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, turn } from '../entity/seeding.js'

const samples: readonly Pick<EventCalendar, 'name' | 'description' | 'colour'>[] = [
  {
    name: 'Operations, Kassel',
    description: 'Hand-overs, stand-ups and stops of the plant in Kassel.',
    colour: 'blue',
  },
  { name: 'Test windows', description: 'When the test systems belong to the testers.', colour: 'teal' },
  { name: 'Cutover, wave 2', description: 'Rehearsals and freezes of the second wave.', colour: 'plum' },
  { name: 'Period close', description: 'What finance does around the end of a month.', colour: 'orange' },
  { name: 'Operations, Leeds', description: 'Stand-ups and visits of the offices in Leeds.', colour: 'grey' },
]

/** The calendars that events are entered in. */
export const eventCalendarTable = entityTable({
  name: 'event-calendar',
  prefix: 'EVC',
  entity: eventCalendar,
  asLabel: ({ id, name }) => ({ id, code: name, name }),
  seeds: (organisationId) =>
    allSamples(organisationId, {
      prefix: 'EVC',
      // Every organisation that has anything has them all: its events are entered in them.
      full: samples.length,
      make: ({ index }) => turn(samples, index),
    }),
})

/** The handlers of calendars of events. */
export const eventCalendars = entityHandlers(eventCalendar.endpoints, eventCalendarTable)
