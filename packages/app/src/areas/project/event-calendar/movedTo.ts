import { wallAfter, wallMinutes } from '@embpm/calendar/wall'
import type { EventFields } from '@embpm/contract/event-schedule'
import type { ShownEvent } from './shownEvents.js'

/** When something is to be, in the time zone that is shown. */
export interface NewTimes {
  allDay: boolean
  start: string
  end: string
}

/**
 * What of an event changes when it is moved to other times. These are those of the zone that is shown; an event of another zone stays in it and
 * is moved by as much.
 */
export function movedTo(event: ShownEvent, to: NewTimes, zone: string): Partial<EventFields> {
  if (to.allDay !== event.allDay) return { ...to, timeZone: to.allDay ? '' : zone }
  return {
    start: wallAfter(event.ownStart, wallMinutes(event.start, to.start)),
    end: wallAfter(event.ownEnd, wallMinutes(event.end, to.end)),
  }
}

/** The times of an event so many minutes later; of whole days a day for each 1440 minutes. */
export const shiftedBy = (
  { allDay, start, end }: ShownEvent,
  minutes: number,
  of: 'both' | 'end' = 'both',
): NewTimes => {
  const later = wallAfter(end, minutes)
  return { allDay, start: of === 'both' ? wallAfter(start, minutes) : start, end: later < start ? start : later }
}
