import { addDays } from '@embpm/calendar/arithmetic'
import { ChartCard, PlotChart } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'
import type { ProjectPartProps } from './ProjectKpis.js'

/** Tasks that are done by the end of each week, beside those there are, were planned and are expected. */
export function BurnUp({ figures: { burnUp, tasks }, project, today }: ProjectPartProps & { today: string }) {
  const { t } = useTranslation()
  const text = useStepText()
  const { list } = useListHref()
  const ours = { projectId: project, summary: 'false' }
  const figures = {
    label: t('dashboards.project.burnUp'),
    summary: t('dashboards.project.burnUpSummary', {
      done: text.number(tasks.done),
      all: text.number(tasks.all),
      planned: text.number(tasks.planned),
    }),
    series: [
      { id: 'scope', label: t('dashboards.project.scope'), color: 8 as const },
      { id: 'planned', label: t('dashboards.planned'), color: 7 as const, isDashed: true },
      { id: 'done', label: t('dashboards.done'), color: 1 as const, shape: 'area' as const },
      { id: 'expected', label: t('dashboards.expected'), color: 1 as const, isDashed: true },
    ],
    groups: burnUp.map(({ week, start, scope, planned, done, expected }) => ({
      id: week,
      label: text.week(start),
      values: [scope, planned, done, expected],
      href: list(
        'operationTasks',
        start <= today
          ? { ...ours, actualEnd: `${start}..${addDays(start, 6)}` }
          : { ...ours, status: '!done', plannedEnd: `${start}..${addDays(start, 6)}` },
      ),
    })),
    formatValue: text.number,
  }
  return (
    <ChartCard
      data-wide="7"
      figures={figures}
      groupLabel={t('dashboards.weekHead')}
      href={list('operationTasks', ours)}
    >
      <PlotChart {...figures} height={210} />
    </ChartCard>
  )
}
