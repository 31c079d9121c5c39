import type { AnalyticsDashboard } from '@embpm/contract/dashboard'
import { ChartCard, ScatterChart } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../../entity/usePlace.js'
import { useHours } from '../../ricefw/useHours.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** Planned and actual hours of the RICEFW items with the largest plan, each a point. */
export function EffortPoints({ figures: { effort: items, areaIds } }: { figures: AnalyticsDashboard }) {
  const { t } = useTranslation()
  const text = useStepText()
  const hours = useHours()
  const place = usePlace()
  const { list } = useListHref(areaIds)
  const over = items.filter(({ planned, actual }) => actual > planned)
  const figures = {
    label: t('dashboards.analytics.effort'),
    summary: t('dashboards.analytics.effortSummary', {
      all: text.number(items.length),
      over: text.number(over.length),
    }),
    series: [
      { id: 'planned', label: t('dashboards.planned') },
      { id: 'actual', label: t('dashboards.actual') },
    ],
    groups: items.map(({ id, code, name, planned, actual }) => ({
      id,
      label: `${code} ${name}`,
      values: [planned, actual],
      isOver: actual > planned,
      href: kindHref({ name: 'ricefws' }, place, id),
    })),
    formatValue: hours,
  }
  return (
    <ChartCard
      data-wide="12"
      figures={figures}
      groupLabel={t('ricefws.title')}
      href={list('ricefws', { sort: '-estimateHours', actualHours: '>0' })}
    >
      <ScatterChart {...figures} hasEqualLine height={220} />
    </ChartCard>
  )
}
