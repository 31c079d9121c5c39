import type { FinanceDashboard } from '@embpm/contract/dashboard'
import { ChartCard, HeatMap } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { useHours } from '../../ricefw/useHours.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** The months that have begun, with their hours and whether something can still be booked in them: a table from the start. */
export function Periods({ periods, months }: Pick<FinanceDashboard, 'periods' | 'months'>) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const text = useStepText()
  const hours = useHours()
  const { list, page } = useListHref()
  const byMonth = new Map(months.map((one) => [one.month, one]))
  const figures = {
    label: t('dashboards.finance.periods'),
    summary: t('dashboards.finance.settled', {
      part: text.number(periods.filter(({ state }) => state !== 'open').length),
      all: text.number(periods.length),
    }),
    series: [
      { id: 'planned', label: t('dashboards.planned') },
      { id: 'actual', label: t('dashboards.actual') },
    ],
    groups: periods.map(({ id, name, start, state }) => {
      const month = byMonth.get(start.slice(0, 7))
      return {
        id,
        label: name,
        values: [month?.planned ?? 0, month?.actual ?? 0],
        note: choiceText('periodState', state),
        href: month && month.periodIds.length > 0 ? list('executions', { periodId: month.periodIds }) : undefined,
      }
    }),
    formatValue: hours,
  }
  return (
    <ChartCard
      data-wide="5"
      figures={figures}
      groupLabel={t('dashboards.month')}
      noteLabel={t('fields.status')}
      href={page('project/operation-periods')}
      defaultShown="table"
    >
      <HeatMap {...figures} />
    </ChartCard>
  )
}
