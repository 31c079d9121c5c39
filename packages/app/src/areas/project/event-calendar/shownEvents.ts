import { addDays } from '@embpm/calendar/arithmetic'
import type { CalendarColour } from '@embpm/contract/event-calendar'
import type { LayerItem, Occurrence } from '@embpm/contract/event-schedule'
import type { CalendarSearch } from './calendarSearch.js'
import type { Schedule } from './useScheduleQuery.js'

/** An occurrence as it is shown: with the colour and the name of its calendar. */
export interface ShownEvent extends Occurrence {
  /** Names it among all that are shown. */
  key: string
  colour: CalendarColour
  calendar: string
}

/** What is shown of a schedule. */
export interface Shown {
  events: readonly ShownEvent[]
  layers: readonly LayerItem[]
}

/** Names an occurrence among all. */
const keyOfOccurrence = ({ eventId, occurrence, start }: Pick<Occurrence, 'eventId' | 'occurrence' | 'start'>) =>
  `${eventId} ${occurrence ?? start}`

/** The events of the calendars that are not hidden, and those only whose title or place has the text. */
export function shownOf(schedule: Schedule, { hidden, search }: Pick<CalendarSearch, 'hidden' | 'search'>): Shown {
  const calendars = new Map(schedule.calendars.map((one) => [one.id, one]))
  const [isHidden, wanted] = [new Set(hidden), search.trim().toLowerCase()]
  const has = (...texts: string[]) => wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted))
  return {
    events: schedule.occurrences
      .filter(({ calendarId, title, location }) => !isHidden.has(calendarId) && has(title, location))
      .map((one) => {
        const calendar = calendars.get(one.calendarId)
        return { ...one, key: keyOfOccurrence(one), colour: calendar?.colour ?? 'grey', calendar: calendar?.name ?? '' }
      }),
    layers: schedule.layers,
  }
}

/** The days on which something happens, within some days. */
export function daysOf({ start, end, allDay }: Pick<Occurrence, 'start' | 'end' | 'allDay'>): {
  start: string
  end: string
} {
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)]
  // What ends at midnight does not happen on the day that begins then.
  const isEnd = !allDay && last > first && end.slice(11) === '00:00'
  return { start: first, end: isEnd ? addDays(last, -1) : last }
}
