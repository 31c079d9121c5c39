import { BarChart, ChartCard } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'
import type { ProjectPartProps } from './ProjectKpis.js'

/** Tasks by how far they are; working days that are left stand in the table beside them. */
export function TasksByStatus({ figures: { byStatus, tasks }, project }: ProjectPartProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const text = useStepText()
  const { list } = useListHref()
  const ours = { projectId: project, summary: 'false' }
  const figures = {
    label: t('dashboards.project.tasksByStatus'),
    summary: t('dashboards.project.tasksByStatusSummary', {
      all: text.number(tasks.all),
      left: text.number(tasks.all - tasks.done),
    }),
    series: [{ id: 'tasks', label: t('dashboards.project.tasks') }],
    groups: byStatus.map(({ status, tasks: number, days }) => ({
      id: status,
      label: choiceText('operationTaskStatus', status),
      values: [number],
      note: days > 0 ? t('dashboards.daysLeft', { days: text.number(Math.round(days)) }) : undefined,
      href: list('operationTasks', { ...ours, status }),
    })),
    formatValue: text.number,
  }
  return (
    <ChartCard
      figures={figures}
      groupLabel={t('fields.status')}
      noteLabel={t('dashboards.left')}
      total={{ label: t('dashboards.total'), values: [tasks.all] }}
      href={list('operationTasks', ours)}
    >
      <BarChart {...figures} summary={undefined} />
    </ChartCard>
  )
}
