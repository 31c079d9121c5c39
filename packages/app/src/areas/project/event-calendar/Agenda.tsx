import { daysOfRange } from '@embpm/calendar/range'
import type { LayerItem } from '@embpm/contract/event-schedule'
import { Link } from '@embpm/ui/link'
import { StateMessage } from '@embpm/ui/state-message'
import { Repeat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownDays } from './calendarRange.js'
import { daysOf, type Shown, type ShownEvent } from './shownEvents.js'
import type { CalendarWords } from './useCalendarWords.js'

/** Props of `Agenda`. */
export interface AgendaProps {
  /** The days that are listed. */
  days: ShownDays
  today: string
  shown: Shown
  open: string | null
  words: CalendarWords
  hrefOf: (item: LayerItem) => string | null
  onOpen: (event: ShownEvent) => void
}

/** What happens, day by day. What takes several days stands on the first of those that are listed. */
export function Agenda({ days, today, shown, open, words, hrefOf, onOpen }: AgendaProps) {
  const { t } = useTranslation()
  const first = (start: string) => (start < days.start ? days.start : start)
  const eventsOn = Map.groupBy(
    shown.events.filter((one) => daysOf(one).end >= days.start && daysOf(one).start <= days.end),
    (one) => first(daysOf(one).start),
  )
  const layersOn = Map.groupBy(
    shown.layers.filter(({ start, end }) => end >= days.start && start <= days.end),
    ({ start }) => first(start),
  )
  const listed = daysOfRange(days).filter((day) => eventsOn.has(day) || layersOn.has(day))
  if (listed.length === 0)
    return (
      <StateMessage kind="empty" title={t('eventCalendar.emptyTitle')} description={t('eventCalendar.emptyText')} />
    )
  return (
    <div className="emb-app-agenda">
      {listed.map((day, nth) => (
        <section key={day} aria-label={words.longDay(day)}>
          <header data-today={day === today || undefined}>
            <h2>{words.heading(day)}</h2>
            <span>
              {day === today
                ? t('eventCalendar.today')
                : words.week(day) !== words.week(listed[nth - 1] ?? '2000-01-01') && words.week(day)}
            </span>
          </header>
          <ul>
            {(eventsOn.get(day) ?? []).map((one) => (
              <li key={one.key} className={`emb-app-calendar-${one.colour}`}>
                <EventLine event={one} day={day} isOpen={one.key === open} words={words} onOpen={onOpen} />
              </li>
            ))}
            {(layersOn.get(day) ?? []).map((item) => (
              <li key={item.key} className="emb-app-agenda-layer" data-layer={item.layer}>
                <LayerLine item={item} words={words} href={hrefOf(item)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function EventLine({
  event,
  day,
  isOpen,
  words,
  onOpen,
}: {
  event: ShownEvent
  day: string
  isOpen: boolean
  words: CalendarWords
  onOpen: (event: ShownEvent) => void
}) {
  const { t } = useTranslation()
  const { end } = daysOf(event)
  const isTimed = !event.allDay && event.start.slice(0, 10) === day
  const details = [
    event.location,
    end > day ? t('eventCalendar.untilDay', { day: words.day(end) }) : '',
    event.people > 0 ? t('eventCalendar.people', { count: event.people }) : '',
  ].filter((text) => text !== '')
  return (
    <button
      type="button"
      className="emb-app-agenda-event"
      data-event={event.key}
      aria-current={isOpen || undefined}
      // The rest of a double click belongs to what stood here before, such as a dialog.
      onClick={(press) => (press.detail > 1 ? press.preventDefault() : onOpen(event))}
    >
      <span className="emb-app-agenda-time">
        {isTimed ? (
          <>
            <span>{words.time(event.start)}</span>
            {end === day && <span>{words.time(event.end)}</span>}
          </>
        ) : (
          <span>{t('eventCalendar.allDay')}</span>
        )}
      </span>
      <span className="emb-app-agenda-bar" aria-hidden />
      <span className="emb-app-agenda-text">
        <b>{event.title}</b>
        <span>{details.length > 0 ? details.join(' · ') : event.calendar}</span>
      </span>
      {event.seriesId !== null && (
        <Repeat size={16} strokeWidth={1.5} role="img" aria-label={t('eventCalendar.series')} />
      )}
    </button>
  )
}

function LayerLine({ item, words, href }: { item: LayerItem; words: CalendarWords; href: string | null }) {
  const { t } = useTranslation()
  const text = words.layer(item)
  return (
    <>
      <span className="emb-app-agenda-time">{t(`eventCalendar.layerOne.${item.layer}`)}</span>
      <span className="emb-app-agenda-bar" aria-hidden />
      <span className="emb-app-agenda-text">
        {href === null ? <span>{text}</span> : <Link href={href}>{text}</Link>}
      </span>
    </>
  )
}
