import type { FinanceDashboard } from '@embpm/contract/dashboard'
import { ChartCard, DonutChart } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../../entity/usePlace.js'
import { useHours } from '../../ricefw/useHours.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** Hours of executions by the cost object of their orders. */
export function HoursByCostObject({ figures: { costObjects, otherCostObjects } }: { figures: FinanceDashboard }) {
  const { t } = useTranslation()
  const text = useStepText()
  const hours = useHours()
  const place = usePlace()
  const { list } = useListHref()
  const [first] = costObjects
  const named = costObjects.map(({ id, name, actual, planned }) => ({
    id: id ?? '',
    label: id === null ? t('dashboards.finance.noCostObject') : name,
    values: [actual, planned],
    href: id === null ? list('operationOrders', { costObjectId: '=' }) : kindHref({ name: 'costObjects' }, place, id),
  }))
  const others = {
    id: 'others',
    label: t('dashboards.finance.others', { number: text.number(otherCostObjects.count) }),
    values: [otherCostObjects.actual, otherCostObjects.planned],
    href: list('costObjects'),
  }
  const figures = {
    label: t('dashboards.finance.byCostObject'),
    summary: first && t('dashboards.most', { name: named[0]?.label ?? '', number: hours(first.actual) }),
    series: [
      { id: 'actual', label: t('dashboards.actual') },
      { id: 'planned', label: t('dashboards.planned') },
    ],
    groups: otherCostObjects.count > 0 ? [...named, others] : named,
    formatValue: hours,
  }
  return (
    <ChartCard data-wide="5" figures={figures} groupLabel={t('fields.costObject')} href={list('costObjects')}>
      <DonutChart {...figures} centre={text.number(costObjects.length + otherCostObjects.count)} />
    </ChartCard>
  )
}
