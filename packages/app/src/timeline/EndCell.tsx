import { addMonths, type Day } from '@embpm/calendar'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../shell/useDates.js'
import './styles.css'

/** So many months before the end of a life one is warned: to replace a technology takes a year. */
const near = 12

/** When a life ends; where it has ended or does so within a year, with a glyph and in words. Nothing where no end is known. */
export function EndCell({ day, today }: { day: Day | null; today: Day }) {
  const { t } = useTranslation()
  const dates = useDates()
  if (day === null) return null
  const date = dates.date(day)
  if (day > addMonths(today, near)) return date
  const ended = day <= today
  return (
    <span className="emb-app-time-end" data-ended={ended || undefined}>
      <TriangleAlert size={14} strokeWidth={1.5} aria-hidden />
      {ended ? t('timeline.ended', { date }) : t('timeline.endsSoon', { date })}
    </span>
  )
}
