import { addDays, addMonths } from '@embpm/calendar/arithmetic'
import { startOfMonth, startOfWeek } from '@embpm/calendar/range'
import type { CalendarView } from './calendarSearch.js'

/** Some days, both included. */
export interface ShownDays {
  start: string
  end: string
}

/** The days that a view shows: of a month six whole weeks, of an agenda four from the week of its day on. */
export function daysOfView(view: CalendarView, day: string): ShownDays {
  if (view === 'day') return { start: day, end: day }
  const start = startOfWeek(view === 'month' ? startOfMonth(day) : day)
  return { start, end: addDays(start, view === 'week' ? 6 : view === 'month' ? 41 : 27) }
}

/** The day that is shown after a step: a day, a week or a month later, or before. */
export function steppedDay(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'day') return addDays(day, by)
  return view === 'month' ? addMonths(startOfMonth(day), by) : addDays(day, 7 * by)
}
