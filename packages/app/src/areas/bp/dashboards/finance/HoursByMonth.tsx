import { endOfMonth } from '@embpm/calendar/range'
import type { FinanceDashboard } from '@embpm/contract/dashboard'
import { ChartCard, PlotChart, type PlotSeries } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useHours } from '../../ricefw/useHours.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** Hours of executions by the month in which their periods begin. */
export function HoursByMonth({ months, today }: { months: FinanceDashboard['months']; today: string }) {
  const { t } = useTranslation()
  const text = useStepText()
  const hours = useHours()
  const { list } = useListHref()
  const sum = (name: 'planned' | 'actual') => months.reduce((all, month) => all + month[name], 0)
  const inOneYear = new Set(months.map(({ month }) => month.slice(0, 4))).size === 1
  const figures = {
    label: t('dashboards.finance.byMonth'),
    summary: t('dashboards.finance.byMonthSummary', { planned: hours(sum('planned')), actual: hours(sum('actual')) }),
    series: [
      { id: 'planned', label: t('dashboards.planned'), shape: 'bar', isDashed: true },
      { id: 'actual', label: t('dashboards.actual'), shape: 'bar', color: 1 },
    ] satisfies PlotSeries[],
    groups: months.map(({ month, start, planned, actual, periodIds }) => ({
      id: month,
      label: inOneYear ? text.month(start) : text.monthOfYear(start),
      values: [planned, start > today ? null : actual],
      isPartial: start <= today && today <= endOfMonth(start),
      href: periodIds.length > 0 ? list('executions', { periodId: periodIds }) : undefined,
    })),
    formatValue: hours,
  }
  return (
    <ChartCard
      data-wide="7"
      figures={figures}
      groupLabel={t('dashboards.month')}
      total={{ label: t('dashboards.total'), values: [sum('planned'), sum('actual')] }}
      href={list('executions')}
    >
      <PlotChart {...figures} height={210} />
    </ChartCard>
  )
}
