import { isDay } from '@embpm/calendar/day'
import { scheduleLayers, type ScheduleLayer } from '@embpm/contract/event-schedule'
import { projectField } from '@embpm/contract'
import { namedProject } from '../../../entity/followProject.js'
import type { RawSearch } from '../../../shell/searchParams.js'

/** How the calendar is shown, from the least to the most days. */
export const calendarViews = ['day', 'week', 'month', 'agenda'] as const

/** How the calendar is shown. */
export type CalendarView = (typeof calendarViews)[number]

/** What an address says of the calendar. */
export interface CalendarSearch {
  view: CalendarView
  /** The day that is shown, or one of the week or month that is. */
  day: string
  /** The calendars that are not shown, by id. */
  hidden: readonly string[]
  layers: readonly ScheduleLayer[]
  /** The area by whose calendar days are worked or off; `null` for the first that has one. */
  area: string | null
  /** The time zone whose times are shown. */
  zone: string
  /** Events whose titles or places have this text. */
  search: string
  /** The event that is open, and which occurrence of its series. */
  event: string | null
  occurrence: string | null
  /** The project whose orders and tasks are shown; `null` for all. */
  project: string | null
}

/** What an address need not say. */
export interface UsualSearch {
  today: string
  view: CalendarView
  zone: string
}

/** Layers that are shown unless the address says otherwise. */
const usualLayers: readonly ScheduleLayer[] = ['holidays']

const listOf = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat())
const textOf = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Whether a browser knows a time zone of that name. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Reads an address: what cannot be followed is as if it were not there. */
export function parseCalendarSearch(raw: RawSearch, usual: UsualSearch): CalendarSearch {
  const layers = listOf(raw.layer)
  const [day, zone] = [textOf(raw.day), textOf(raw.zone)]
  return {
    view: calendarViews.find((one) => one === raw.view) ?? usual.view,
    day: day !== null && isDay(day) ? day : usual.today,
    hidden: listOf(raw.hidden),
    layers: raw.layer === undefined ? usualLayers : scheduleLayers.filter((one) => layers.includes(one)),
    area: textOf(raw.area),
    zone: zone !== null && isZone(zone) ? zone : usual.zone,
    search: textOf(raw.search) ?? '',
    event: textOf(raw.event),
    occurrence: textOf(raw.at),
    project: namedProject(raw),
  }
}

/** Writes an address without what is usual. */
export function formatCalendarSearch(search: CalendarSearch, usual: UsualSearch): RawSearch {
  const { view, day, hidden, layers, area, zone, event, occurrence, project } = search
  return {
    ...(view !== usual.view && { view }),
    ...(day !== usual.today && { day }),
    ...(hidden.length > 0 && { hidden: [...hidden] }),
    // An empty one says that none is shown.
    ...(layers.join() !== usualLayers.join() && { layer: layers.length > 0 ? [...layers] : '' }),
    ...(area !== null && { area }),
    ...(zone !== usual.zone && { zone }),
    ...(search.search !== '' && { search: search.search }),
    ...(event !== null && { event }),
    ...(event !== null && occurrence !== null && { at: occurrence }),
    ...(project !== null && { [projectField]: project }),
  }
}
