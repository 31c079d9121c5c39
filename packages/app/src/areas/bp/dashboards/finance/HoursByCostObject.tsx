import type { FinanceDashboard } from '@embpm/contract/dashboard'
import { ChartCard, DonutChart } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useHours } from '../../ricefw/useHours.js'
import { useListHref } from '../useListHref.js'

/** Hours of executions by the type of the cost object of their orders. */
export function HoursByCostObject({
  types,
  project,
}: {
  types: FinanceDashboard['costObjectTypes']
  project: string | null
}) {
  const { t } = useTranslation()
  const hours = useHours()
  const { list } = useListHref()
  const groups = types.map(({ type, actual, planned }) => ({
    id: type ?? '',
    label: type ?? t('dashboards.finance.noCostObject'),
    values: [actual, planned],
    href:
      type === null
        ? list('operationOrders', { projectId: project, costObjectId: '=' })
        : list('costObjects', { type }),
  }))
  const [first] = groups
  const figures = {
    label: t('dashboards.finance.byCostObject'),
    summary: first && t('dashboards.most', { name: first.label, number: hours(first.values[0] ?? 0) }),
    series: [
      { id: 'actual', label: t('dashboards.actual') },
      { id: 'planned', label: t('dashboards.planned') },
    ],
    groups,
    formatValue: hours,
  }
  return (
    <ChartCard data-wide="5" figures={figures} groupLabel={t('fields.costObject')} href={list('costObjects')}>
      <DonutChart {...figures} />
    </ChartCard>
  )
}
