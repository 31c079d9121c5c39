import { intervalOf } from '@embpm/calendar'
import type { SplitPreview } from '@embpm/contract/order-split'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { useTranslation } from 'react-i18next'
import { useIntervalName } from './OrderIntervals.js'

const tones: Record<SplitPreview['parts'][number]['standing'], BadgeProps['tone']> = {
  existing: 'neutral',
  new: 'success',
  closed: 'warning',
  locked: 'warning',
  noPeriod: 'warning',
}

/** What each period of an order gets: what is there, what is new, and where nothing can be planned. */
export function SplitTable({ preview: { parts } }: { preview: SplitPreview }) {
  const { t, i18n } = useTranslation()
  const nameOf = useIntervalName()
  const number = new Intl.NumberFormat(i18n.language || 'en', { maximumFractionDigits: 2 })
  if (parts.length === 0) return null
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    number.format(parts.reduce((so, one) => so + of(one), 0))
  const periodName = (period: string) => {
    const interval = intervalOf(period)
    return interval ? nameOf(interval) : period
  }
  return (
    <table className="emb-app-split-parts">
      <caption className="emb-visually-hidden">{t('operationOrders.split.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fields.period')}</th>
          <th scope="col">{t('fields.state')}</th>
          <th scope="col">{t('fields.hours')}</th>
          <th scope="col">{t('fields.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ period, standing, plannedHours, plannedQuantity }) => (
          <tr key={period} data-standing={standing}>
            <th scope="row">{periodName(period)}</th>
            <td>
              <Badge tone={tones[standing]}>{t(`operationOrders.split.standing.${standing}`)}</Badge>
            </td>
            <td>{number.format(plannedHours)}</td>
            <td>{number.format(plannedQuantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('operationOrders.split.total')}
          </th>
          <td>{sum(({ plannedHours }) => plannedHours)}</td>
          <td>{sum(({ plannedQuantity }) => plannedQuantity)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
