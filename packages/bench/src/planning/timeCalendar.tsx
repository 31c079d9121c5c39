import { addDays } from '@embpm/calendar/arithmetic'
import type { Occurrence } from '@embpm/contract/event-schedule'
import FullCalendar from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import classic from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { CalendarGrid } from '../../../app/src/areas/project/event-calendar/grid/CalendarGrid.js'
import { shownOf, type Shown } from '../../../app/src/areas/project/event-calendar/shownEvents.js'
import '../../../app/src/areas/project/event-calendar/styles.css'
import { useCalendarWords } from '../../../app/src/areas/project/event-calendar/useCalendarWords.js'
import type { Schedule } from '../../../app/src/areas/project/event-calendar/useScheduleQuery.js'
import { InApp } from '../InApp.tsx'
import { host, painted, rest } from '../page/painting.ts'
import type { PlanningTimes } from './PlanningSample.ts'

const [events, series] = [2000, 200]
const first = '2026-11-01'
const today = '2026-11-20'
const ignore = () => undefined
const days = Array.from({ length: 30 }, (_, nth) => addDays(first, nth))
const offDays: string[] = []

const occurrenceOn = (day: string, place: number, seriesId: string | null): Occurrence => {
  const start = `${day}T${String(7 + (place % 11)).padStart(2, '0')}:${place % 2 === 0 ? '00' : '30'}`
  const end = `${day}T${String(8 + (place % 11)).padStart(2, '0')}:${place % 2 === 0 ? '00' : '30'}`
  const eventId = seriesId ?? `CE-${String(place)}`
  return {
    eventId,
    lockVersion: 1,
    seriesId,
    occurrence: seriesId === null ? null : start,
    isChanged: false,
    calendarId: `C${String(place % 4)}`,
    title: `${seriesId === null ? 'Event' : 'Series'} ${String(place)}`,
    location: '',
    allDay: false,
    start,
    end,
    timeZone: 'Europe/Berlin',
    ownStart: start,
    ownEnd: end,
    people: 0,
  }
}

/** A month of events, and of series that recur each week, as a server answers it. */
const occurrences: readonly Occurrence[] = [
  ...Array.from({ length: events }, (_, place) => occurrenceOn(days[place % days.length] ?? first, place, null)),
  ...Array.from({ length: series }, (_, place) =>
    days.filter((_, nth) => nth % 7 === place % 7).map((day) => occurrenceOn(day, place, `CE-S${String(place)}`)),
  ).flat(),
]

const schedule: Schedule = { calendars: [], occurrences: [...occurrences], layers: [], offDays, worksBy: '' }

function Ours({ shown }: { shown: Shown }) {
  const words = useCalendarWords()
  return (
    <CalendarGrid
      view="month"
      day={today}
      now={`${today}T10:00`}
      shown={shown}
      open={null}
      offDays={offDays}
      words={words}
      mayWrite
      hrefOf={nowhere}
      onOpen={ignore}
      onFollow={ignore}
      onNew={ignore}
      onMove={ignore}
      onDay={ignore}
    />
  )
}
const nowhere = () => null

/** From mounting something until events are painted, in ms. */
async function opened(make: () => ReactNode): Promise<number> {
  const box = host()
  const root = createRoot(box)
  const start = performance.now()
  root.render(make())
  const took = (await painted(() => box.textContent.includes('Event '))) - start
  await rest()
  root.unmount()
  box.remove()
  await rest()
  return took
}

const plugins = [dayGrid, classic]
const Bare = () => (
  <FullCalendar
    plugins={plugins}
    initialView="dayGridMonth"
    initialDate={today}
    timeZone="UTC"
    height="100%"
    dayMaxEvents
    events={occurrences.map(({ eventId, title, start, end }) => ({ id: `${eventId} ${start}`, title, start, end }))}
  />
)

/** Opens a month of 2,000 events and 200 series, ours and the library that it is drawn by alone. */
export async function timeCalendar(): Promise<Pick<PlanningTimes, 'month' | 'monthBare'>> {
  const month = await opened(() => (
    <InApp>
      <Ours shown={shownOf(schedule, { hidden: [], search: '' })} />
    </InApp>
  ))
  const monthBare = await opened(() => <Bare />)
  return { month, monthBare }
}
