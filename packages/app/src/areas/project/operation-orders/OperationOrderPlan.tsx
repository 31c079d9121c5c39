import { dayOf, intervalKind } from '@embpm/calendar'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { Card } from '@embpm/ui/card'
import { CopyButton } from '@embpm/ui/copy-button'
import { KeyValue } from '@embpm/ui/key-value'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dueIntervals } from './dueIntervals.js'
import { useIntervalName } from './useIntervalName.js'

/** An operation order at a glance: its number, how often it is done, and what is due now and next. As it was saved. */
export function OperationOrderPlan({ entity }: { entity: OperationOrder }) {
  const { t, i18n } = useTranslation()
  const nameOf = useIntervalName()
  const [today] = useState(() => dayOf(new Date()))
  const { intervals, orderNo } = entity
  const { now, next } = dueIntervals(intervals, today)
  const count = (kind: string) => intervals.filter((one) => intervalKind(one) === kind).length
  const counts = [
    [count('month'), 'operationOrders.months'],
    [count('week'), 'operationOrders.weeks'],
    [count('day'), 'operationOrders.days'],
    [count('other'), 'operationOrders.others'],
  ] as const
  const summary = counts.flatMap(([number, key]) => (number > 0 ? [t(key, { count: number })] : []))
  const list = (texts: readonly string[]) => new Intl.ListFormat(i18n.language || 'en', { type: 'unit' }).format(texts)

  return (
    <Card title={t('operationOrders.plan')}>
      <KeyValue
        items={[
          {
            label: t('fields.orderNo'),
            value: (
              <span className="emb-app-id">
                {orderNo} <CopyButton text={orderNo} iconOnly />
              </span>
            ),
          },
          { label: t('fields.intervals'), value: summary.length > 0 ? list(summary) : t('operationOrders.none') },
          ...(now.length > 0
            ? [{ label: t('operationOrders.dueNow'), value: now.map((one) => <p key={nameOf(one)}>{nameOf(one)}</p>) }]
            : []),
          { label: t('operationOrders.dueNext'), value: next ? nameOf(next) : t('operationOrders.nothingNext') },
        ]}
      />
    </Card>
  )
}
