import { wallAfter } from '@embpm/calendar/wall'
import { eventCalendar } from '@embpm/contract/event-calendar'
import { Button } from '@embpm/ui/button'
import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { Page } from '@embpm/ui/page'
import { SearchField } from '@embpm/ui/search-field'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { toasts } from '@embpm/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProjectChip } from '../../../entity/ProjectChip.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useCards } from '../../../shell/useCards.js'
import { usePart } from '../../../shell/usePart.js'
import { usePageKeys } from '../../../shell/usePageKeys.js'
import { Agenda } from './Agenda.js'
import { CalendarHead } from './CalendarHead.js'
import { CalendarKeys } from './CalendarKeys.js'
import { daysOfView, steppedDay } from './calendarRange.js'
import type { OpenEvent } from './EventDrawer.js'
import { MiniMonth } from './MiniMonth.js'
import { type NewTimes, shiftedBy } from './movedTo.js'
import { type ShownEvent, shownOf } from './shownEvents.js'
import { useCalendarAddress } from './useCalendarAddress.js'
import { useCalendarDialogs } from './useCalendarDialogs.js'
import { useCalendarWords } from './useCalendarWords.js'
import { useEventMoves } from './useEventMoves.js'
import { useEventWriting } from './useEventWriting.js'
import { useLayerHref } from './useLayerHref.js'
import { useNow } from './useNow.js'
import { useScheduleQuery } from './useScheduleQuery.js'
import { WeekStrip } from './WeekStrip.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const gridPart = lazyPart(async () => (await import('./grid/CalendarGrid.js')).CalendarGrid)
const sidePart = lazyPart(async () => (await import('./CalendarSide.js')).CalendarSide)
const drawerPart = lazyPart(async () => (await import('./EventDrawer.js')).EventDrawer)
const exportPart = lazyPart(async () => (await import('./saveIcs.js')).saveIcs)

const nothing = { events: [], layers: [] }

/** Events of several calendars as month, week, day or agenda, with what else is due on these days. */
export function EventCalendarScreen() {
  const { t } = useTranslation()
  const router = useRouter()
  const { client } = useServices()
  const isPhone = useCards()
  const mayWrite = useMayWrite(eventCalendar)
  const words = useCalendarWords()
  const writing = useEventWriting()
  const { search, today, go, show } = useCalendarAddress(isPhone)
  const { view, day, zone } = search
  const now = useNow(zone)
  const { data, isError, refetch, isPlaceholderData } = useScheduleQuery(search)
  const shown = useMemo(() => (data ? shownOf(data, search) : nothing), [data, search])
  const moves = useEventMoves({ zone, words, writing })
  const hrefOf = useLayerHref()
  const [newTimes, setNewTimes] = useState<NewTimes | null>(null)
  const dialogs = useCalendarDialogs({
    side: { shown: search, schedule: data, mayWrite, onShow: show },
    words,
    writing,
  })
  const days = daysOfView(view, day)
  const closeEvent = () => search.event !== null && show({ event: null, occurrence: null })
  const begin = (times?: NewTimes) => {
    const start = day === now.slice(0, 10) ? wallAfter(`${now.slice(0, 13)}:00`, 60) : `${day}T09:00`
    setNewTimes(times ?? { allDay: false, start, end: wallAfter(start, 60) })
    closeEvent()
  }
  const open = (event: ShownEvent) => {
    setNewTimes(null)
    go({ event: event.eventId, occurrence: event.occurrence }, search.event !== null)
  }
  const close = () => {
    setNewTimes(null)
    closeEvent()
  }
  const showDay = (next: string) => show({ day: next })
  const step = (by: 1 | -1) => showDay(steppedDay(view, day, by))
  usePageKeys({
    ...(!isPhone && { w: () => show({ view: 'week' }) }),
    d: () => show({ view: 'day' }),
    m: () => show({ view: 'month' }),
    a: () => show({ view: 'agenda' }),
    t: () => showDay(today),
    j: () => step(1),
    k: () => step(-1),
    ...(mayWrite && { n: () => begin() }),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!mayWrite || !event.altKey || !(event.target instanceof Element)) return
    const key = event.target.closest<HTMLElement>('[data-event]')?.dataset.event
    const one = shown.events.find((candidate) => candidate.key === key)
    if (!one) return
    const minutes = one.allDay ? 1440 : 15
    const by = { ArrowUp: -minutes, ArrowDown: minutes, ArrowLeft: -1440, ArrowRight: 1440 }[event.key]
    if (event.code === 'KeyM') moves.ask(one)
    else if (by !== undefined) void moves.move(one, shiftedBy(one, by, event.shiftKey ? 'end' : 'both'))
    else return
    event.preventDefault()
  }
  const saveFile = async (calendarId: string) => {
    try {
      const [save, events] = await Promise.all([exportPart.load(), client.eventSchedule.ofCalendar({ calendarId })])
      save(events, data?.calendars.find(({ id }) => id === calendarId)?.name ?? calendarId)
    } catch {
      toasts.add({ text: t('eventCalendar.exportFailed'), icon: 'error' })
    }
  }
  const opened = openedOf(newTimes, search)
  const openEvent = shown.events.find(
    (one) => one.eventId === search.event && one.occurrence === (search.occurrence ?? one.occurrence),
  )
  const drawer = usePart(drawerPart, opened !== null, close)
  const parts = { now, today: now.slice(0, 10), shown, open: openEvent?.key ?? null, words, hrefOf, onOpen: open }
  const failed = (retry: () => void) => (
    <StateMessage
      kind="error"
      title={t('eventCalendar.loadFailed')}
      description={t('object.loadFailedText')}
      actions={<Button onPress={retry}>{t('states.retry')}</Button>}
    />
  )
  const listed = { start: view === 'agenda' ? day : days.start, end: days.end }

  return (
    <Page className="emb-app-calendar-page" data-density="compact" aria-busy={!data && !isError}>
      <CalendarHead
        range={words.title(view, day, view === 'agenda' ? daysOfView('week', day) : days, isPhone)}
        view={view}
        isPhone={isPhone}
        mayWrite={mayWrite}
        calendars={data?.calendars ?? []}
        onView={(next) => show({ view: next })}
        onStep={step}
        onToday={() => showDay(today)}
        onNew={() => begin()}
        onImport={dialogs.openImport}
        onExport={(id) => void saveFile(id)}
        onSide={dialogs.openSide}
      />
      <div className="emb-app-calendar-body">
        {!isPhone && (
          <aside className="emb-app-calendar-side" aria-label={t('eventCalendar.side')}>
            <SearchField
              size="s"
              label={t('eventCalendar.search')}
              shortcut="/"
              value={search.search}
              onValueChange={(text) => show({ search: text })}
            />
            <MiniMonth day={day} today={parts.today} shown={listed} words={words} onDay={showDay} />
            <ProjectChip kind="operationOrders" />
            <Lazy part={sidePart} loading={<SkeletonText />} failed={failed}>
              {(Side) => <Side {...dialogs.side} />}
            </Lazy>
          </aside>
        )}
        <div
          role="presentation"
          className="emb-app-calendar-main"
          data-stale={isPlaceholderData || undefined}
          onKeyDown={onKeyDown}
        >
          {isPhone && view !== 'month' && <WeekStrip {...parts} day={day} onDay={showDay} />}
          {isError && !data ? (
            failed(() => void refetch())
          ) : !data ? (
            <SkeletonText />
          ) : view === 'agenda' ? (
            <Agenda {...parts} days={listed} />
          ) : (
            <Lazy part={gridPart} loading={<SkeletonText />} failed={failed}>
              {(Grid) => (
                <Grid
                  key={view}
                  {...parts}
                  view={view}
                  day={day}
                  offDays={data.offDays}
                  mayWrite={mayWrite}
                  onFollow={(href) => void router.navigate({ href })}
                  onNew={begin}
                  onMove={(event, to, putBack) => void moves.move(event, to, putBack)}
                  onDay={(next) => show({ day: next, ...(isPhone && { view: 'agenda' as const }) })}
                />
              )}
            </Lazy>
          )}
        </div>
        {opened && drawer.Part && (
          <drawer.Part
            key={opened.id === null ? `new ${opened.times.start}` : `${opened.id} ${opened.occurrence ?? ''}`}
            open={opened}
            schedule={data}
            zone={zone}
            mayWrite={mayWrite}
            words={words}
            writing={writing}
            onMove={openEvent ? () => moves.ask(openEvent) : undefined}
            onClose={close}
          />
        )}
      </div>
      {!isPhone && <CalendarKeys mayWrite={mayWrite} />}
      {moves.dialogs}
      {dialogs.dialogs}
    </Page>
  )
}

/** What is open beside the calendar: a new event, the one that the address names, or nothing. */
function openedOf(
  times: NewTimes | null,
  { event, occurrence }: { event: string | null; occurrence: string | null },
): OpenEvent | null {
  if (times !== null) return { id: null, occurrence: null, times }
  return event === null ? null : { id: event, occurrence, times: null }
}
