import { differenceInDays } from '@embpm/calendar/arithmetic'
import type { Day } from '@embpm/calendar/day'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'

/** Props of `DayNote`. */
export interface DayNoteProps {
  day: Day
  today: Day
  /** Whether it should have been by now. */
  late?: boolean
}

/** A day, and how far it is from today: "Nov 13, 2026 (7 days ago)". */
export function DayNote({ day, today, late = false }: DayNoteProps) {
  const { i18n } = useTranslation()
  const { date } = useDates()
  const far = new Intl.RelativeTimeFormat(i18n.language || 'en', { numeric: 'auto' })
  return (
    <span className="emb-app-projects-day" data-late={late || undefined}>
      {date(day)} <small>({far.format(differenceInDays(day, today), 'day')})</small>
    </span>
  )
}
