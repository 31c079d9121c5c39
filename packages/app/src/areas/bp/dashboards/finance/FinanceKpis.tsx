import type { FinanceDashboard } from '@embpm/contract/dashboard'
import { useTranslation } from 'react-i18next'
import { useHours } from '../../ricefw/useHours.js'
import { Kpi } from '../Kpi.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

interface FinanceKpisProps {
  figures: FinanceDashboard
  /** Id of the project that orders are narrowed to; `null` for all. */
  project: string | null
  today: string
}

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const sumOf = (of: readonly { planned: number; actual: number }[], name: 'planned' | 'actual') =>
  of.reduce((sum, one) => sum + one[name], 0)

/** Hours, orders and periods beside what they should be. */
export function FinanceKpis({ figures, project, today }: FinanceKpisProps) {
  const { t } = useTranslation()
  const text = useStepText()
  const hours = useHours()
  const { list, page } = useListHref()
  const { months, ricefws, orders, overdue, periods } = figures
  const begun = months.filter(({ start }) => start <= today)
  const [planned, actual] = [sumOf(months, 'planned'), sumOf(months, 'actual')]
  const byNow = sumOf(begun, 'planned')
  const [estimated, spent] = [sumOf(ricefws, 'planned'), sumOf(ricefws, 'actual')]
  const periodIds = months.flatMap((month) => month.periodIds)
  const beside = (isMore: boolean, difference: number) => ({
    text: t(isMore ? 'dashboards.over' : 'dashboards.under', { number: hours(Math.abs(difference)) }),
    tone: isMore ? ('danger' as const) : ('success' as const),
  })
  const settled = periods.filter(({ state }) => state !== 'open').length
  return (
    <ul className="emb-app-kpis">
      <Kpi
        label={t('dashboards.finance.executed')}
        value={hours(actual)}
        note={t('dashboards.ofAll', { all: hours(planned) })}
        tag={beside(actual > byNow, actual - byNow)}
        share={shareOf(actual, planned)}
        target={shareOf(byNow, planned)}
        isBad={actual > byNow}
        trend={begun.map((month) => month.actual)}
        href={list('executions', { periodId: periodIds })}
      />
      <Kpi
        label={t('dashboards.finance.ricefwHours')}
        value={hours(spent)}
        note={t('dashboards.ofAll', { all: hours(estimated) })}
        tag={beside(spent > estimated, spent - estimated)}
        share={shareOf(spent, estimated)}
        isBad={spent > estimated}
        href={list('ricefws', { view: 'effort' })}
      />
      <Kpi
        label={t('dashboards.finance.withoutCostObject')}
        value={text.number(orders.withoutCostObject)}
        note={t('dashboards.finance.ofOrders', { all: text.number(orders.open) })}
        share={shareOf(orders.withoutCostObject, orders.open)}
        isBad={orders.withoutCostObject > 0}
        href={list('operationOrders', {
          projectId: project,
          status: ['!completed', '!cancelled'],
          template: 'false',
          costObjectId: '=',
        })}
      />
      <Kpi
        label={t('dashboards.finance.overdue')}
        value={text.number(overdue)}
        note={t('dashboards.finance.settled', { part: text.number(settled), all: text.number(periods.length) })}
        share={shareOf(settled, periods.length)}
        isBad={overdue > 0}
        href={page('project/operation-periods')}
      />
    </ul>
  )
}
