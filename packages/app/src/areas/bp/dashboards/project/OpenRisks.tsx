import type { ProjectDashboard } from '@embpm/contract/dashboard'
import { highScore, mediumScore } from '@embpm/contract/project-status'
import { ChartCard, DonutChart } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

const bands = [
  ['high', `${highScore}..`],
  ['medium', `${mediumScore}..${highScore - 1}`],
  ['low', `..${mediumScore - 1}`],
] as const

/** Risks that are not closed, by their scores. */
export function OpenRisks({ risks, project }: { risks: ProjectDashboard['risks']; project: string | null }) {
  const { t } = useTranslation()
  const text = useStepText()
  const { list } = useListHref()
  const open = { projectId: project, state: '!closed' }
  const all = risks.high + risks.medium + risks.low
  const figures = {
    label: t('dashboards.project.risksByScore'),
    summary: t('dashboards.project.risksSummary', { all: text.number(all), high: text.number(risks.high) }),
    series: [{ id: 'risks', label: t('dashboards.project.openRisks') }],
    groups: bands.map(([band, score]) => ({
      id: band,
      label: t(`dashboards.project.bands.${band}`),
      values: [risks[band]],
      href: list('projectRisks', { ...open, score }),
    })),
    formatValue: text.number,
  }
  return (
    <ChartCard
      data-wide="5"
      figures={figures}
      groupLabel={t('dashboards.project.band')}
      href={list('projectRisks', open)}
    >
      <DonutChart {...figures} colors={[6, 2, 5]} centre={t('dashboards.project.open')} />
    </ChartCard>
  )
}
