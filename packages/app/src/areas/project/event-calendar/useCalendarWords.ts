import { isoWeekOf } from '@embpm/calendar/week'
import type { LayerItem, Occurrence } from '@embpm/contract/event-schedule'
import { parseRule, ruleDays } from '@embpm/contract/recurrence-rule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'
import type { ShownDays } from './calendarRange.js'
import type { CalendarView } from './calendarSearch.js'

const monday = Date.parse('2024-01-01T00:00Z')

/** What is called how in the language in use: days, times, weeks, rules, what stands beside events. */
export function useCalendarWords() {
  const { t, i18n } = useTranslation()
  const choiceText = useChoiceText()
  const language = i18n.language || 'en'
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    const formats = {
      day: format({ weekday: 'short', day: 'numeric', month: 'short' }),
      longDay: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      heading: format({ weekday: 'short', day: 'numeric', month: 'long' }),
      month: format({ month: 'long', year: 'numeric' }),
      range: format({ day: 'numeric', month: 'long', year: 'numeric' }),
      shortRange: format({ day: 'numeric', month: 'short' }),
      date: format({ day: 'numeric', month: 'short', year: 'numeric' }),
      weekday: format({ weekday: 'short' }),
      narrow: format({ weekday: 'narrow' }),
      longWeekday: format({ weekday: 'long' }),
      time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    }
    const list = new Intl.ListFormat(language, { type: 'conjunction' })
    const moment = (local: string) => Date.parse(local.length === 10 ? `${local}T00:00Z` : `${local}Z`)
    const write = (name: keyof typeof formats) => (local: string) => formats[name].format(moment(local))
    const range = (name: 'range' | 'shortRange', { start, end }: ShownDays) =>
      formats[name].formatRange(moment(start), moment(end))
    /** Of a day of the week, Monday being 0. */
    const weekdayAt = (nth: number, name: 'weekday' | 'narrow' | 'longWeekday' = 'weekday') =>
      formats[name].format(monday + nth * 864e5)
    const week = (day: string) => t('eventCalendar.week', { number: String(isoWeekOf(day).week).padStart(2, '0') })
    const when = ({ allDay, start, end }: Pick<Occurrence, 'allDay' | 'start' | 'end'>): string => {
      if (allDay) return start === end ? write('day')(start) : `${write('day')(start)} – ${write('day')(end)}`
      const until =
        start.slice(0, 10) === end.slice(0, 10) ? write('time')(end) : `${write('day')(end)}, ${write('time')(end)}`
      return `${write('day')(start)}, ${write('time')(start)} – ${until}`
    }
    return {
      language,
      week,
      day: write('day'),
      longDay: write('longDay'),
      heading: write('heading'),
      date: write('date'),
      time: write('time'),
      month: write('month'),
      weekday: write('weekday'),
      dayNumber: (day: string) => String(Number(day.slice(8))),
      weekdayAt,
      list: (words: readonly string[]) => list.format(words),
      when,
      /** What a view shows, as its heading; short on a phone. */
      title(view: CalendarView, day: string, days: ShownDays, isShort: boolean): string {
        if (view === 'month') return write('month')(day)
        if (view === 'day') return isShort ? write('day')(day) : write('longDay')(day)
        return range(isShort ? 'shortRange' : 'range', days)
      },
      /** What something beside events is called. */
      layer({ layer, count, code, title, start }: LayerItem): string {
        const period = code.includes('W')
          ? week(start)
          : code.length === 7
            ? write('month')(start)
            : write('day')(start)
        if (layer === 'periods')
          return t('eventCalendar.periodItem', { period, state: choiceText('periodState', title).toLowerCase() })
        if (layer === 'orders' && title === '') return t('eventCalendar.orderItems', { count, period })
        return title
      },
      /** How often something recurs, in a sentence; a rule that no sentence says as it is written. */
      rule(text: string): string {
        const rule = parseRule(text)
        if ('problem' in rule) return text
        const often = t(`eventCalendar.every.${rule.freq}`, { count: rule.interval })
        const days = rule.byDay.map(({ nth, day }) => {
          const name = weekdayAt(ruleDays.indexOf(day))
          return nth === null ? name : nth < 0 ? t('eventCalendar.lastDayOf', { day: name }) : `${nth}. ${name}`
        })
        const until =
          rule.until === null
            ? ''
            : t('eventCalendar.untilDay', {
                day: write('date')(`${rule.until.slice(0, 4)}-${rule.until.slice(4, 6)}-${rule.until.slice(6, 8)}`),
              })
        const times = rule.count === null ? '' : t('eventCalendar.times', { count: rule.count })
        return [often, days.length > 0 ? list.format(days) : '', until, times].filter((part) => part !== '').join(', ')
      },
    }
  }, [language, t, choiceText])
}

/** What is called how in the calendar. */
export type CalendarWords = ReturnType<typeof useCalendarWords>
