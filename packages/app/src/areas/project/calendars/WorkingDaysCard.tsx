import { endOfMonth, endOfYear, startOfDay, startOfMonth, startOfYear } from '@embpm/calendar'
import { daysOffFrom, workingCalendar, workingDaysIn } from '@embpm/calendar/working-calendar'
import { workingRulesOf, type CalendarDays } from '@embpm/contract/calendar'
import { Card } from '@embpm/ui/card'
import { KeyValue } from '@embpm/ui/key-value'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { useToday } from '../../../timeline/useToday.js'
import { useWorkweekText } from './useWorkweekText.js'

/** How many days off are named. */
const most = 6

/** Props of `WorkingDaysCard`. */
export interface WorkingDaysCardProps {
  calendar: CalendarDays
  /** What stands above the facts, such as whose calendar it is. */
  children?: ReactNode
}

/** What a calendar makes of this year: how many working days it has, whether today is one, and which days are off next. */
export function WorkingDaysCard({ calendar, children }: WorkingDaysCardProps) {
  const { t, i18n } = useTranslation()
  const dates = useDates()
  const today = useToday()
  const workweekText = useWorkweekText()
  const working = useMemo(() => workingCalendar(workingRulesOf(calendar)), [calendar])
  const language = i18n.language || 'en'
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(startOfDay(today))
  const next = daysOffFrom(working, today, most)
  const count = (number: number) =>
    t('calendars.count', { count: number, number: new Intl.NumberFormat(language).format(number) })
  const isWorking = working.isWorking(today)
  return (
    <Card title={t('calendars.days')}>
      {children}
      <KeyValue
        items={[
          { label: t('fields.workweek'), value: workweekText(calendar.workweek) },
          {
            label: t('calendars.today'),
            value: isWorking ? t('calendars.works') : (working.offBecause(today) ?? t('calendars.off')),
          },
          {
            label: t('calendars.inMonth', { month }),
            value: count(workingDaysIn(working, { start: startOfMonth(today), end: endOfMonth(today) })),
          },
          {
            label: t('calendars.inYear', { year: today.slice(0, 4) }),
            value: count(workingDaysIn(working, { start: startOfYear(today), end: endOfYear(today) })),
          },
          {
            label: t('calendars.next'),
            value:
              next.length === 0 ? (
                t('calendars.noneNext')
              ) : (
                <ul className="emb-app-days-off">
                  {next.map(({ day, name }) => (
                    <li key={day}>
                      <span>{dates.date(day)}</span>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </Card>
  )
}
