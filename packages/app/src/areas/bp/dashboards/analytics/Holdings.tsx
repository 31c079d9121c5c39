import type { AnalyticsDashboard } from '@embpm/contract/dashboard'
import { ChartCard, Treemap } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** How many there are of each kind. */
export function Holdings({ figures: { kinds, areaIds } }: { figures: AnalyticsDashboard }) {
  const { t } = useTranslation()
  const text = useStepText()
  const { list } = useListHref(areaIds)
  const sum = kinds.reduce((all, one) => all + one.all, 0)
  const figures = {
    label: t('dashboards.analytics.holdings'),
    summary: t('dashboards.analytics.holdingsSummary', { all: text.number(sum), kinds: text.number(kinds.length) }),
    series: [{ id: 'all', label: t('dashboards.number') }],
    groups: kinds.map(({ kind, all }) => ({
      id: kind,
      label: t(`${kind}.title`),
      values: [all],
      href: list(kind),
    })),
    formatValue: text.number,
  }
  return (
    <ChartCard
      data-wide="5"
      figures={figures}
      groupLabel={t('dashboards.kind')}
      total={{ label: t('dashboards.total'), values: [sum] }}
    >
      <Treemap {...figures} height={240} ratio={1.8} />
    </ChartCard>
  )
}
