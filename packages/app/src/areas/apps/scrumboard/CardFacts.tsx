import type { Card } from '@embpm/contract/sample/scrumboard'
import { Badge } from '@embpm/ui/badge'
import { AlignLeft, Calendar, ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDue } from '../tasks/useDue.js'

const glyph = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `CardFacts`. */
export interface CardFactsProps {
  card: Card
  /** Whether it is done, so that it cannot be late. */
  isDone: boolean
}

/** What a card tells below its title: its labels, the day it is due, and whether there is more to read. */
export function CardFacts({ card: { labels, dueDate, description }, isDone }: CardFactsProps) {
  const { t } = useTranslation()
  const due = useDue()({ dueDate, completed: isDone })
  const Glyph = due?.state === 'late' ? ClockAlert : Calendar
  if (labels.length === 0 && !due && !description) return null
  return (
    <div className="emb-app-scrum-facts">
      {labels.map(({ id, title }) => (
        <Badge key={id}>{title}</Badge>
      ))}
      {due && (
        <span className="emb-app-scrum-due" data-state={due.state ?? undefined}>
          <Glyph {...glyph} />
          {due.state === 'late' && <span className="emb-visually-hidden">{t('tasks.late')} </span>}
          {due.text}
        </span>
      )}
      {description && (
        <span className="emb-app-scrum-more" title={t('scrumboard.hasText')}>
          <AlignLeft {...glyph} />
          <span className="emb-visually-hidden">{t('scrumboard.hasText')}</span>
        </span>
      )}
    </div>
  )
}
