import type { ProjectDashboard } from '@embpm/contract/dashboard'
import { ChartCard, Treemap } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** Working days that are left, by the role that does them. */
export function WorkByRole({ roles, project }: { roles: ProjectDashboard['byRole']; project: string | null }) {
  const { t } = useTranslation()
  const text = useStepText()
  const { list } = useListHref()
  const open = { projectId: project, summary: 'false', status: '!done' }
  const [first] = roles
  const figures = {
    label: t('dashboards.project.workByRole'),
    summary: first && t('dashboards.most', { name: first.name, number: text.number(Math.round(first.days)) }),
    series: [
      { id: 'days', label: t('dashboards.days') },
      { id: 'tasks', label: t('dashboards.project.tasks') },
    ],
    groups: roles.map(({ id, name, days, tasks }) => ({
      id: id ?? '',
      label: name || t('dashboards.none'),
      values: [Math.round(days), tasks],
      href: list('operationTasks', { ...open, roleId: id ?? '=' }),
    })),
    formatValue: text.number,
  }
  return (
    <ChartCard figures={figures} groupLabel={t('fields.role')} href={list('operationTasks', open)}>
      <Treemap {...figures} height={210} ratio={1.7} />
    </ChartCard>
  )
}
