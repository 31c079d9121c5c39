import { Button } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../shell/useDates.js'
import type { useTaskPlan } from './useTaskPlan.js'
import { useGanttWords } from './useGanttWords.js'

/** What the changes that are not saved do, in one sentence with numbers, above the buttons that save them all or leave them. */
export function PlanBar({ plan }: { plan: ReturnType<typeof useTaskPlan> }) {
  const { t } = useTranslation()
  const dates = useDates()
  const words = useGanttWords()
  const { edits, effect, undo, discard, save } = plan
  if (edits.size === 0 || !effect) return null
  const { moved, days, end } = effect
  const parts = [
    t('operationTasks.gantt.changed', { count: edits.size }),
    t('operationTasks.gantt.move', { count: moved }),
    end &&
      (days === 0
        ? t('operationTasks.gantt.sameEnd', { day: dates.date(end) })
        : t(days > 0 ? 'operationTasks.gantt.laterEnd' : 'operationTasks.gantt.soonerEnd', {
            days: words.days(Math.abs(days)),
            day: dates.date(end),
          })),
  ]
  return (
    <div className="emb-app-gantt-plan" role="group" aria-label={t('operationTasks.gantt.preview')}>
      <p>{parts.filter(Boolean).join(' ')}</p>
      <Button variant="ghost" size="s" disabled={!undo} onPress={() => undo?.()}>
        {t('operationTasks.gantt.back')}
      </Button>
      <Button size="s" onPress={discard}>
        {t('object.discard')}
      </Button>
      <Button variant="primary" size="s" onPress={save}>
        {t('object.save')}
      </Button>
    </div>
  )
}
