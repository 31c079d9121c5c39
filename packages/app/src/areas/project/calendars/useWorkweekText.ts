import { addDays, startOfDay } from '@embpm/calendar'
import { weekdays, type Calendar } from '@embpm/contract/calendar'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** A Monday. */
const monday = '2024-01-01'

/** Writes a workweek in short: "Mon – Fri" where its days follow one another, "Mon, Wed" where they do not. */
export function useWorkweekText(): (workweek: Calendar['workweek']) => string {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language || 'en', { weekday: 'short', timeZone: 'UTC' })
    const list = new Intl.ListFormat(language || 'en', { type: 'unit', style: 'short' })
    const nameOf = (place: number) => format.format(startOfDay(addDays(monday, place)))
    return (workweek) => {
      const places = weekdays.flatMap((day, place) => (workweek.includes(day) ? [place] : []))
      const [first, last] = [places[0], places.at(-1)]
      if (first === undefined || last === undefined) return ''
      const inRow = last - first === places.length - 1
      return inRow && places.length > 2 ? `${nameOf(first)} – ${nameOf(last)}` : list.format(places.map(nameOf))
    }
  }, [language])
}
