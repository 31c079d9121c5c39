import type { FinanceDashboard } from '@embpm/contract/dashboard'
import { ChartCard, Treemap } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** Cost elements by category. */
export function CostElements({ categories }: { categories: FinanceDashboard['costElements'] }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const text = useStepText()
  const { list } = useListHref()
  const sum = categories.reduce((all, { elements }) => all + elements, 0)
  const figures = {
    label: t('dashboards.finance.costElements'),
    summary: t('dashboards.analytics.holdingsSummary', {
      all: text.number(sum),
      kinds: text.number(categories.length),
    }),
    series: [{ id: 'elements', label: t('dashboards.number') }],
    groups: categories.map(({ category, elements }) => ({
      id: category,
      label: choiceText('costElementCategory', category),
      values: [elements],
      href: list('costElements', { category }),
    })),
    formatValue: text.number,
  }
  return (
    <ChartCard
      data-wide="12"
      figures={figures}
      groupLabel={t('fields.category')}
      total={{ label: t('dashboards.total'), values: [sum] }}
      href={list('costElements')}
    >
      <Treemap {...figures} height={150} ratio={6} />
    </ChartCard>
  )
}
