import type { AnalyticsDashboard } from '@embpm/contract/dashboard'
import { ChartCard, DonutChart } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** RICEFW items by type. */
export function RicefwTypes({ figures: { ricefwTypes: types, areaIds } }: { figures: AnalyticsDashboard }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const text = useStepText()
  const { list } = useListHref(areaIds)
  const [first] = types.toSorted((one, other) => other.items - one.items)
  const figures = {
    label: t('dashboards.analytics.ricefwTypes'),
    summary:
      first && t('dashboards.most', { name: choiceText('ricefwType', first.type), number: text.number(first.items) }),
    series: [{ id: 'items', label: t('dashboards.number') }],
    groups: types.map(({ type, items }) => ({
      id: type,
      label: choiceText('ricefwType', type),
      values: [items],
      href: list('ricefws', { type }),
    })),
    formatValue: text.number,
  }
  return (
    <ChartCard figures={figures} groupLabel={t('fields.type')} href={list('ricefws')}>
      <DonutChart {...figures} isUpright />
    </ChartCard>
  )
}
