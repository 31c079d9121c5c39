import { endOfMonth } from '@embpm/calendar/range'
import type { AnalyticsDashboard } from '@embpm/contract/dashboard'
import { ChartCard, HeatMap } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** How many months have room side by side: the newest. */
const most = 12

/** What was changed last in which month, by kind. */
export function Changes({ figures: { months: all, kinds, areaIds } }: { figures: AnalyticsDashboard }) {
  const { t } = useTranslation()
  const text = useStepText()
  const { list } = useListHref(areaIds)
  const months = all.slice(-most)
  const figures = {
    label: t('dashboards.analytics.changes'),
    summary: t('dashboards.analytics.changesSummary'),
    series: months.map(({ month, start }) => ({ id: month, label: text.month(start) })),
    groups: kinds.map(({ kind, changed }) => ({
      id: kind,
      label: t(`${kind}.title`),
      values: changed.slice(-most),
    })),
    formatValue: text.number,
  }
  const hrefOf = (row: number, column: number) => {
    const [of, month] = [kinds[row], months[column]]
    return of && month && list(of.kind, { changedAt: `${month.start}..${endOfMonth(month.start)}` })
  }
  return (
    <ChartCard data-wide="8" figures={figures} groupLabel={t('dashboards.kind')}>
      <HeatMap {...figures} hrefOf={hrefOf} formatCell={text.short} />
    </ChartCard>
  )
}
