import { addDays } from '@embpm/calendar/arithmetic'
import { startOfWeek } from '@embpm/calendar/range'
import { useTranslation } from 'react-i18next'
import { daysOf, type Shown } from './shownEvents.js'
import type { CalendarWords } from './useCalendarWords.js'

/** Props of `WeekStrip`. */
export interface WeekStripProps {
  day: string
  today: string
  shown: Shown
  words: CalendarWords
  onDay: (day: string) => void
}

/** The most dots below a day. */
const mostDots = 3

/** The days of a week, with a dot for each colour in which something happens: a press shows what happens from that day on. */
export function WeekStrip({ day, today, shown, words, onDay }: WeekStripProps) {
  const { t } = useTranslation()
  const monday = startOfWeek(day)
  return (
    <div className="emb-app-strip" role="group" aria-label={words.week(day)}>
      {[0, 1, 2, 3, 4, 5, 6].map((nth) => {
        const one = addDays(monday, nth)
        const events = shown.events.filter((event) => daysOf(event).start <= one && daysOf(event).end >= one)
        const colours = [...new Set(events.map(({ colour }) => colour))].slice(0, mostDots)
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            aria-current={one === today ? 'date' : undefined}
            onClick={() => onDay(one)}
          >
            <span>{words.weekdayAt(nth)}</span> <b>{words.dayNumber(one)}</b>{' '}
            <span className="emb-visually-hidden">
              {words.month(one)}, {t('eventCalendar.count', { count: events.length })}
            </span>
            <span className="emb-app-strip-dots" aria-hidden>
              {colours.map((colour) => (
                <i key={colour} className={`emb-app-calendar-${colour}`} />
              ))}
            </span>
          </button>
        )
      })}
    </div>
  )
}
