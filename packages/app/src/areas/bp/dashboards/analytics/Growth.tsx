import { endOfMonth } from '@embpm/calendar/range'
import type { AnalyticsDashboard } from '@embpm/contract/dashboard'
import { ChartCard, PlotChart, type PlotSeries } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

const drawn = ['processes', 'requirements', 'ricefws', 'documents'] as const

/** How many there were by the end of each month. */
export function Growth({ figures: { months, kinds, areaIds } }: { figures: AnalyticsDashboard }) {
  const { t } = useTranslation()
  const text = useStepText()
  const { list } = useListHref(areaIds)
  const shown = kinds.filter(({ kind }) => drawn.some((one) => one === kind))
  const last = (grown: readonly number[]) => grown.at(-1) ?? 0
  const figures = {
    label: t('dashboards.analytics.growth'),
    summary: t('dashboards.analytics.growthSummary', {
      from: text.number(shown.reduce((sum, { grown }) => sum + (grown[0] ?? 0), 0)),
      to: text.number(shown.reduce((sum, { grown }) => sum + last(grown), 0)),
    }),
    series: shown.map(({ kind }): PlotSeries => ({ id: kind, label: t(`${kind}.title`), shape: 'area' })),
    groups: months.map(({ month, start }, at) => ({
      id: month,
      label: text.monthOfYear(start),
      values: shown.map(({ grown }) => grown[at] ?? 0),
      href: list('processes', { createdAt: `..${endOfMonth(start)}` }),
    })),
    formatValue: text.number,
  }
  return (
    <ChartCard data-wide="7" figures={figures} groupLabel={t('dashboards.month')}>
      <PlotChart {...figures} isStacked height={210} />
    </ChartCard>
  )
}
