import type { AnalyticsDashboard } from '@embpm/contract/dashboard'
import { ChartCard, PlotChart, type PlotSeries } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** Requirements by how far they are, and whether the standard does what they ask for. */
export function RequirementFits({ figures: { requirements: statuses, areaIds } }: { figures: AnalyticsDashboard }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const text = useStepText()
  const { list } = useListHref(areaIds)
  const sum = (name: 'fit' | 'gap' | 'undecided') => statuses.reduce((all, one) => all + one[name], 0)
  const undecided: PlotSeries = { id: 'undecided', label: t('dashboards.none'), shape: 'bar', color: 8 }
  const figures = {
    label: t('dashboards.analytics.requirements'),
    summary: t('dashboards.analytics.requirementsSummary', {
      fit: text.number(sum('fit')),
      gap: text.number(sum('gap')),
    }),
    series: [
      { id: 'fit', label: choiceText('fitGap', 'fit'), shape: 'bar', color: 1 },
      { id: 'gap', label: choiceText('fitGap', 'gap'), shape: 'bar', color: 2 },
      ...(sum('undecided') > 0 ? [undecided] : []),
    ] satisfies PlotSeries[],
    groups: statuses.map(({ status, fit, gap, undecided }) => ({
      id: status,
      label: choiceText('requirementStatus', status),
      values: [fit, gap, undecided],
      href: list('requirements', { status }),
    })),
    formatValue: text.number,
  }
  return (
    <ChartCard
      data-wide="12"
      figures={figures}
      groupLabel={t('fields.status')}
      total={{ label: t('dashboards.total'), values: [sum('fit'), sum('gap'), sum('undecided')] }}
      href={list('requirements')}
    >
      <PlotChart {...figures} isStacked height={170} />
    </ChartCard>
  )
}
