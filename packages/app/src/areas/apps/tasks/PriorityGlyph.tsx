import type { Task } from '@embpm/contract/sample/tasks'
import { ChevronDown, ChevronsUp, Equal } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** How much a task matters, by the number of the service. */
export const priorities = ['low', 'normal', 'high'] as const

const glyphs = [ChevronDown, Equal, ChevronsUp] as const

/** How much a task matters, as a sign with its word for screen readers. */
export function PriorityGlyph({ priority }: Pick<Task, 'priority'>) {
  const { t } = useTranslation()
  const Glyph = glyphs[priority]
  const word = t(`tasks.priorities.${priorities[priority]}`)
  return (
    <span className="emb-app-tasks-priority" data-priority={priorities[priority]} title={word}>
      <Glyph size={14} strokeWidth={2} aria-hidden />
      <span className="emb-visually-hidden">{t('tasks.priorityOf', { priority: word })}</span>
    </span>
  )
}
