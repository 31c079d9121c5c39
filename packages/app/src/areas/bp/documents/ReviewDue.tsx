import { dayOf } from '@embpm/calendar'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { reviewOf } from './reviewOf.js'

/** When a document has to be reviewed: late and soon by colour, glyph and words. */
export function ReviewDue({ due }: { due: string | null }) {
  const { t } = useTranslation()
  const dates = useDates()
  const [today] = useState(() => dayOf(new Date()))
  if (due === null) return <span className="emb-app-review">{t('documents.notSet')}</span>
  const { urgency, days } = reviewOf(due, today)
  const Icon = urgency === 'late' ? CircleAlert : TriangleAlert
  const words =
    days < 0
      ? t('documents.late', { count: -days })
      : days === 0
        ? t('documents.today')
        : t('documents.inDays', { count: days })
  return (
    <span className="emb-app-review" data-urgency={urgency}>
      {urgency !== 'later' && <Icon size={14} strokeWidth={1.5} aria-hidden />}
      <span>{dates.date(due)}</span>
      {urgency !== 'later' && <small>{words}</small>}
    </span>
  )
}
