import type { OperationTask } from '@embpm/contract/operation-task'
import { Card } from '@embpm/ui/card'
import { KeyValue } from '@embpm/ui/key-value'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'

/** When a task is, what that means for its order, and how it stands to its baseline. */
export function TaskDatesCard({ entity }: { entity: OperationTask }) {
  const { t } = useTranslation()
  const dates = useDates()
  const days = useDaysText()
  const { slack, critical, delay, baselineStart, baselineEnd } = entity
  const range = (start: string | null, end: string | null) =>
    start === null || end === null
      ? null
      : start === end
        ? dates.date(start)
        : `${dates.date(start)} – ${dates.date(end)}`
  return (
    <Card title={t('operationTasks.when')}>
      <KeyValue
        items={[
          { label: t('fields.outline'), value: entity.outline },
          { label: t('operationTasks.plan'), value: range(entity.plannedStart, entity.plannedEnd) },
          {
            label: t('operationTasks.slack'),
            value: critical ? t('operationTasks.criticalText') : t('operationTasks.slackText', { days: days(slack) }),
          },
          {
            label: t('operationTasks.baseline'),
            value: range(baselineStart, baselineEnd) ?? t('operationTasks.noBaseline'),
          },
          {
            label: t('fields.delay'),
            value:
              baselineEnd === null
                ? null
                : delay === 0
                  ? t('operationTasks.onTime')
                  : t(delay > 0 ? 'operationTasks.late' : 'operationTasks.early', { days: days(Math.abs(delay)) }),
          },
        ]}
      />
    </Card>
  )
}

/** Writes a number of days. */
function useDaysText(): (days: number) => string {
  const { t, i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language || 'en')
  return (days) => t('operationTasks.days', { count: days, number: format.format(days) })
}
