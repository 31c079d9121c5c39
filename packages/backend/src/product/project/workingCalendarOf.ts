import { workingCalendar, type WorkingCalendar } from '@embpm/calendar/working-calendar'
import { type Calendar, workingRulesOf } from '@embpm/contract/calendar'

const made = new WeakMap<Calendar, WorkingCalendar>()
const usual = workingCalendar({ workweek: [1, 2, 3, 4, 5] })

/** The working days of a calendar, worked out once; without one those from Monday to Friday. */
export function workingCalendarOf(calendar: Calendar | undefined): WorkingCalendar {
  if (!calendar) return usual
  const known = made.get(calendar) ?? workingCalendar(workingRulesOf(calendar))
  made.set(calendar, known)
  return known
}
