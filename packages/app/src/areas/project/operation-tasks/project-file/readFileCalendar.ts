import type { WorkingException } from '@embpm/calendar/working-calendar'
import { below, type XmlElement } from '../../../../api-description/parseXml.js'
import type { FileReading } from './FileReading.js'
import type { FileCalendar } from './ProjectFile.js'

/** The calendar of a project: the one that it names, else the first. Other ones are left out. */
export function readFileCalendar(root: XmlElement, read: FileReading): FileCalendar | null {
  const [list] = below(root, 'Calendars')
  const calendars = list ? below(list, 'Calendar') : []
  const named = read.textOf(root, 'CalendarUID')
  const own = calendars.find((one) => read.textOf(one, 'UID') === named) ?? calendars[0]
  for (const other of calendars)
    if (other !== own && read.textOf(other, 'IsBaseCalendar') === '1')
      read.left.push({ reason: 'calendar', what: read.textOf(other, 'Name') })
  if (!own) return null
  const [week] = below(own, 'WeekDays')
  const days = week ? below(week, 'WeekDay') : []
  const workweek = days
    .filter((day) => read.textOf(day, 'DayWorking') === '1')
    .map((day) => read.numberOf(day, 'DayType', 0))
    .filter((type) => type >= 1 && type <= 7)
    .map((type) => (type === 1 ? 7 : type - 1))
    .toSorted((a, b) => a - b)
  const [exceptions] = below(own, 'Exceptions')
  return {
    name: read.textOf(own, 'Name'),
    workweek,
    exceptions: [
      // Up to 2003 they were weekdays without one.
      ...days.filter((day) => read.textOf(day, 'DayType') === '0').flatMap((day) => exceptionOf(day, read)),
      ...(exceptions ? below(exceptions, 'Exception') : []).flatMap((one) => exceptionOf(one, read)),
    ],
  }
}

function exceptionOf(element: XmlElement, read: FileReading): readonly WorkingException[] {
  const [period] = below(element, 'TimePeriod')
  const [start, end] = period ? [read.dayOf(period, 'FromDate'), read.dayOf(period, 'ToDate')] : [null, null]
  if (start === null || end === null || end < start) return []
  return [{ start, end, works: read.textOf(element, 'DayWorking') === '1', name: read.textOf(element, 'Name') }]
}
