import { type CalendarEvent, calendarEvent } from '@embpm/contract/calendar-event'
import { parseRule } from '@embpm/contract/recurrence-rule'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { lockedFor } from '../entity/refusals.js'
import { allSamples, codedOf, idOf, samplesOf, turn } from '../entity/seeding.js'
import { sampleEvents } from './calendar-event.data.js'
import { isTimeZone } from './recurrence.js'

/** Why an event cannot be kept as it is; `undefined` where it can. */
export function eventProblem(event: Pick<CalendarEvent, 'allDay' | 'start' | 'end' | 'timeZone' | 'recurrence'>) {
  const length = event.allDay ? 10 : 16
  if (event.start.length !== length || event.end.length !== length) return { reason: 'form', fields: ['start', 'end'] }
  if (event.end < event.start) return { reason: 'order', fields: ['end'] }
  if (event.allDay ? event.timeZone !== '' : !isTimeZone(event.timeZone))
    return { reason: 'timeZone', fields: ['timeZone'] }
  if (event.recurrence !== '' && 'problem' in parseRule(event.recurrence))
    return { reason: 'recurrence', fields: ['recurrence'] }
  return undefined
}

/** The events of calendars. */
export const calendarEventTable = entityTable({
  name: 'calendar-event',
  prefix: 'EVT',
  entity: calendarEvent,
  asLabel: ({ id, title }) => ({ id, code: id, name: title }),
  refers: { participants: { kind: 'employees', texts: ({ participants }) => participants } },
  admit(event) {
    const problem = eventProblem(event)
    if (problem) throw lockedFor(problem.reason, problem.fields)
    if (event.seriesId !== null && event.recurrence !== '') throw lockedFor('series', ['recurrence'])
  },
  seeds: (organisationId) => {
    const calendars = samplesOf('eventCalendars', organisationId).list
    const employees = samplesOf('employees', organisationId).list
    return allSamples(organisationId, {
      prefix: 'EVT',
      full: sampleEvents.length,
      make: ({ index, random }) => {
        const { calendar, people = 0, series, ...sample } = turn(sampleEvents, index)
        const { id, name } = turn(calendars, calendar - 1)
        const allDay = sample.start.length === 10
        const first = Math.floor(random() * 60)
        const count = Math.min(people, employees.length)
        return {
          timeZone: allDay ? '' : 'Europe/Berlin',
          recurrence: '',
          leftOut: [],
          standsFor: null,
          location: '',
          description: '',
          ...sample,
          calendarId: id,
          calendar: codedOf({ id, code: name, name }),
          allDay,
          seriesId: series === undefined ? null : idOf('EVT', series),
          participants: Array.from({ length: count }, (_, nth) => turn(employees, first + nth).id),
          uid: '',
        }
      },
    })
  },
})

/** The handlers of events. */
export const calendarEvents = entityHandlers(calendarEvent.endpoints, calendarEventTable)
