import { startOfDay } from '@embpm/calendar/day'
import { daysOfWeek, isoWeekOf } from '@embpm/calendar/week'
import { use } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import { words } from './words.js'

/** The days of the visible month, Monday first, on request with the numbers of their weeks at the side. */
export function CalendarMonth({ showWeeks }: { showWeeks: boolean }) {
  const t = useWords(words)
  const locale = useUiLocale()
  const state = use(CalendarStateContext)
  const start = state?.visibleRange.start
  const weeks =
    start && state ? Array.from({ length: state.getWeeksInMonth(start) }, (_, i) => start.add({ weeks: i })) : []
  return (
    <div className="emb-calendar-month">
      {showWeeks && (
        <div className="emb-calendar-weeks">
          {weeks.map((day) => (
            <span key={day.toString()} className="emb-calendar-week">
              <span className="emb-visually-hidden">{t('week')} </span>
              {isoWeekOf(day.toString()).week}
            </span>
          ))}
        </div>
      )}
      <CalendarGrid className="emb-calendar-grid" weekdayStyle={weekdayStyle(locale)}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="emb-calendar-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="emb-calendar-day" />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

/** Short names where all of them fit above a day, else single letters ("segunda" is no heading for two figures). */
const weekdayStyle = (locale: string): 'short' | 'narrow' => {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const names = daysOfWeek(2026, 1).map((day) => format(startOfDay(day)))
  return names.some((name) => name.length > 4) ? 'narrow' : 'short'
}
