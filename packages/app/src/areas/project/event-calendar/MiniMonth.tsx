import { monthGrid } from '@embpm/calendar/week'
import { addMonths } from '@embpm/calendar/arithmetic'
import { IconButton } from '@embpm/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDays } from './calendarRange.js'
import type { CalendarWords } from './useCalendarWords.js'

/** Props of `MiniMonth`. */
export interface MiniMonthProps {
  day: string
  today: string
  shown: ShownDays
  words: CalendarWords
  onDay: (day: string) => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** A month in small, with the numbers of its weeks: a press on a day shows it. */
export function MiniMonth({ day, today, shown, words, onDay }: MiniMonthProps) {
  const { t } = useTranslation()
  const [turned, setTurned] = useState<{ of: string; month: string } | null>(null)
  // It follows the day that is shown until somebody turns a page, and from the next day on again.
  const month = turned?.of === day ? turned.month : `${day.slice(0, 7)}-01`
  const turn = (by: number) => setTurned({ of: day, month: addMonths(month, by) })
  const lines = monthGrid(Number(month.slice(0, 4)), Number(month.slice(5, 7)))
  return (
    <section className="emb-app-mini" aria-label={words.month(month)}>
      <header>
        <b aria-hidden>{words.month(month)}</b>
        <IconButton
          size="s"
          variant="ghost"
          label={t('eventCalendar.monthBefore')}
          icon={<ChevronLeft {...glyph} />}
          onPress={() => turn(-1)}
        />
        <IconButton
          size="s"
          variant="ghost"
          label={t('eventCalendar.monthAfter')}
          icon={<ChevronRight {...glyph} />}
          onPress={() => turn(1)}
        />
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="emb-visually-hidden">{t('eventCalendar.weekColumn')}</span>
            </th>
            {[0, 1, 2, 3, 4, 5, 6].map((nth) => (
              <th key={nth} scope="col" abbr={words.weekdayAt(nth, 'longWeekday')}>
                {words.weekdayAt(nth, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.year} ${line.week}`}>
              <th scope="row">{line.week}</th>
              {line.days.map((one) => (
                <td key={one}>
                  <button
                    type="button"
                    aria-label={words.longDay(one)}
                    aria-current={one === today ? 'date' : undefined}
                    data-shown={(one >= shown.start && one <= shown.end) || undefined}
                    data-other={one.slice(0, 7) !== month.slice(0, 7) || undefined}
                    aria-pressed={one === day}
                    onClick={() => onDay(one)}
                  >
                    {words.dayNumber(one)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
