import type { FinanceDashboard } from '@embpm/contract/dashboard'
import { BarChart, ChartCard } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { useHours } from '../../ricefw/useHours.js'
import { useListHref } from '../useListHref.js'

/** Planned and actual hours of RICEFW items by type. */
export function RicefwHours({ types }: { types: FinanceDashboard['ricefws'] }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const hours = useHours()
  const { list } = useListHref()
  const sum = (name: 'planned' | 'actual') => types.reduce((all, one) => all + one[name], 0)
  const figures = {
    label: t('dashboards.finance.ricefwByType'),
    summary: t('dashboards.finance.byMonthSummary', { planned: hours(sum('planned')), actual: hours(sum('actual')) }),
    series: [
      { id: 'planned', label: t('dashboards.planned') },
      { id: 'actual', label: t('dashboards.actual') },
    ],
    groups: types.map(({ type, planned, actual }) => ({
      id: type,
      label: choiceText('ricefwType', type),
      values: [planned, actual],
      note: t(actual > planned ? 'dashboards.over' : 'dashboards.under', { number: hours(Math.abs(actual - planned)) }),
      isOver: actual > planned,
      href: list('ricefws', { type }),
    })),
    formatValue: hours,
  }
  return (
    <ChartCard
      data-wide="7"
      figures={figures}
      groupLabel={t('fields.type')}
      noteLabel={t('dashboards.difference')}
      total={{ label: t('dashboards.total'), values: [sum('planned'), sum('actual')] }}
      href={list('ricefws', { view: 'effort' })}
    >
      <BarChart {...figures} summary={undefined} overLabel={t('dashboards.overPlan')} />
    </ChartCard>
  )
}
