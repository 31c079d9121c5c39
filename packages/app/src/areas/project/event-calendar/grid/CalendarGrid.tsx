import type { LayerItem } from '@embpm/contract/event-schedule'
import { addDays } from '@embpm/calendar/arithmetic'
import FullCalendar, { type CalendarRef, type EventApi, type EventInput } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarView } from '../calendarSearch.js'
import type { NewTimes } from '../movedTo.js'
import type { Shown, ShownEvent } from '../shownEvents.js'
import type { CalendarWords } from '../useCalendarWords.js'
import './styles.css'

/** Props of `CalendarGrid`. */
export interface CalendarGridProps {
  view: Exclude<CalendarView, 'agenda'>
  day: string
  /** What clocks show now. */
  now: string
  shown: Shown
  /** The key of the event that is open. */
  open: string | null
  offDays: readonly string[]
  words: CalendarWords
  mayWrite: boolean
  /** Address of the page of something beside events; `null` for none. */
  hrefOf: (item: LayerItem) => string | null
  onOpen: (event: ShownEvent) => void
  onFollow: (href: string) => void
  onNew: (times: NewTimes) => void
  /** Moves an event; `putBack` shows it where it was. */
  onMove: (event: ShownEvent, to: NewTimes, putBack: () => void) => void
  onDay: (day: string) => void
}

const views = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' } as const
const plugins = [dayGrid, timeGrid, interaction, classic]

/** A moment of the library, which counts in UTC, as clocks show it. */
const localOf = (date: Date, allDay: boolean) => date.toISOString().slice(0, allDay ? 10 : 16)

/** The times of an event of the library: of whole days its last one is included. */
function timesOf({ start, end, allDay }: Pick<EventApi, 'start' | 'end' | 'allDay'>, length: number): NewTimes {
  const from = start ?? new Date(0)
  if (allDay) {
    const first = localOf(from, true)
    return { allDay, start: first, end: end ? addDays(localOf(end, true), -1) : first }
  }
  return { allDay, start: localOf(from, false), end: localOf(end ?? new Date(from.getTime() + length), false) }
}

const hour = 3_600_000
/** As clocks show it, for there is little room. */
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
/** The times of an event without what languages write behind them. */
const times = ({ start, end }: { start: { marker: Date }; end?: { marker: Date } | null }) =>
  [start, ...(end ? [end] : [])].map(({ marker }) => localOf(marker, false).slice(11)).join('–')

const eventInput = (one: ShownEvent, mayWrite: boolean): EventInput => ({
  id: one.key,
  title: one.title,
  allDay: one.allDay,
  start: one.start,
  end: one.allDay ? addDays(one.end, 1) : one.end,
  editable: mayWrite,
  interactive: true,
  color: 'var(--emb-app-calendar)',
  className: `emb-app-calendar-event emb-app-calendar-${one.colour}`,
  // What somebody entered stands above what follows from other pages.
  extendedProps: { rank: 0 },
})

const layerInput = (item: LayerItem, title: string, href: string | null): EventInput => ({
  id: item.key,
  title,
  allDay: true,
  start: item.start,
  end: addDays(item.end, 1),
  editable: false,
  ...(href !== null && { url: href }),
  color: 'var(--emb-app-calendar)',
  className: `emb-app-calendar-event emb-app-calendar-layer emb-app-calendar-${item.layer}`,
  extendedProps: { rank: 1 },
})

/** Month, week or day as a grid. The keyboard moves from event to event; Enter opens, and what is done by dragging is done by keys of the page. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, now, shown, open, offDays, words, mayWrite, hrefOf } = props
  const { t } = useTranslation()
  const calendar = useRef<CalendarRef>(null)
  const byKey = useMemo(() => new Map(shown.events.map((one) => [one.key, one])), [shown.events])
  const events = useMemo(
    () => [
      ...shown.layers.map((item) => layerInput(item, words.layer(item), hrefOf(item))),
      ...shown.events.map((one) => eventInput(one, mayWrite)),
    ],
    [shown, words, hrefOf, mayWrite],
  )
  const dayHead = (one: string) =>
    view === 'month' ? words.weekday(one) : `${words.weekday(one)} ${words.dayNumber(one)}`
  const off = useMemo(() => new Set(offDays), [offDays])
  const isOff = (date: Date) => (off.has(localOf(date, true)) ? 'emb-app-calendar-off' : '')
  const isAt = useRef({ view, day })
  useEffect(() => {
    // It begins where it is to be: to be sent there would draw all of it twice.
    if (isAt.current.view === view && isAt.current.day === day) return
    isAt.current = { view, day }
    const api = calendar.current?.getApi()
    // Not while React renders: the library renders synchronously.
    queueMicrotask(() => api?.changeView(views[view], day))
  }, [view, day])
  const move = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const one = byKey.get(event.id)
    if (one) props.onMove(one, timesOf(event, hour), revert)
  }
  return (
    <div className="emb-app-calendar-grid" data-view={view}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={views[view]}
        initialDate={day}
        headerToolbar={false}
        height="100%"
        borderless
        timeZone="UTC"
        now={now}
        nowIndicator
        locale={words.language}
        firstDay={1}
        weekNumbers
        weekNumberCalculation="ISO"
        weekNumberHeaderContent={({ date }) => date && words.week(localOf(date, true))}
        inlineWeekNumberContent={({ date }) => words.week(localOf(date, true))}
        allDayText={t('eventCalendar.allDay')}
        closeHint={t('eventCalendar.close')}
        eventsHint={t('eventCalendar.events')}
        moreLinkText={(count: number) => t('eventCalendar.more', { count })}
        moreLinkHint={(count: number) => t('eventCalendar.more', { count })}
        dayMaxEvents
        eventOrder="rank,start,-duration,title"
        dayHeaderContent={({ date }) => dayHead(localOf(date, true))}
        dayHeaderInnerClass="emb-app-calendar-small"
        slotHeaderFormat={time}
        slotHeaderInnerClass="emb-app-calendar-small"
        allDayHeaderInnerClass="emb-app-calendar-small"
        weekNumberHeaderInnerClass="emb-app-calendar-small"
        inlineWeekNumberClass="emb-app-calendar-weekno"
        dayCellTopInnerClass={({ isToday }) => `emb-app-calendar-small ${isToday ? 'emb-app-calendar-today' : ''}`}
        eventTimeFormat={times}
        blockEventClass="emb-app-calendar-block"
        listItemEventTitleClass="emb-app-calendar-title"
        columnEventTitleClass={({ isShort }) => (isShort ? 'emb-app-calendar-title' : 'emb-app-calendar-strong')}
        slotEventOverlap={false}
        popoverFormat={{ weekday: 'long', day: 'numeric', month: 'long' }}
        displayEventEnd={view !== 'month'}
        slotDuration="00:30"
        slotHeaderInterval="01:00"
        snapDuration="00:15"
        scrollTime="07:30"
        scrollTimeReset={false}
        eventInteractive
        editable={mayWrite}
        eventResizableFromStart={mayWrite}
        selectable={mayWrite}
        selectMirror
        selectMinDistance={4}
        events={events}
        dayCellClass={({ date }: { date: Date }) => isOff(date)}
        dayLaneClass={({ date }: { date: Date }) => isOff(date)}
        eventClass={({ event }: { event: EventApi }) => (event.id === open ? 'emb-app-calendar-open' : '')}
        eventDidMount={({ el, event }: { el: HTMLElement; event: EventApi }) => {
          el.dataset.event = event.id
        }}
        eventClick={({ event, jsEvent }) => {
          // The rest of a double click belongs to what stood here before, such as a dialog.
          if (jsEvent.detail > 1) return jsEvent.preventDefault()
          const one = byKey.get(event.id)
          const isPlain = !(jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey)
          if (one) props.onOpen(one)
          else if (event.url !== '' && isPlain) {
            jsEvent.preventDefault()
            props.onFollow(event.url)
          }
        }}
        eventDrop={move}
        eventResize={move}
        select={({ start, end, allDay }) => props.onNew(timesOf({ start, end, allDay }, hour))}
        dateClick={({ date, allDay, jsEvent }) => {
          if (jsEvent.detail > 1) return
          if (view === 'month') props.onDay(localOf(date, true))
          else if (mayWrite) props.onNew(timesOf({ start: date, end: null, allDay }, hour))
        }}
      />
    </div>
  )
}
