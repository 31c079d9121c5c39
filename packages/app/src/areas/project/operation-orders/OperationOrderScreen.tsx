import { dayOf, intervalKind } from '@embpm/calendar'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { Card } from '@embpm/ui/card'
import { CopyButton } from '@embpm/ui/copy-button'
import { KeyValue } from '@embpm/ui/key-value'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { dueIntervals, IntervalNames, OrderIntervals, OutsideIntervals, useIntervalName } from './OrderIntervals.js'
import { operationOrderKind as kind } from './operationOrderKind.js'
import { copyStart } from './copyStart.js'
import { SplitOrder } from './SplitOrder.js'
import { TemplateField } from './TemplateField.js'

const views = { intervals: IntervalNames }

/** The page of an operation order, or of a new one. */
export function OperationOrderScreen() {
  return (
    <EntityPage
      kind={kind}
      fields={OperationOrderFields}
      aside={OperationOrderPlan}
      actions={SplitOrder}
      views={views}
      copy={copyStart}
    />
  )
}

/** The fields of an operation order: what it is, where and for whom it is done, and when. */
function OperationOrderFields({ entity }: { entity: OperationOrder | null }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        {!entity && (
          <div className="emb-app-wide">
            <TemplateField />
          </div>
        )}
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="title" />
        </div>
        <FieldInput kind={kind} name="type" />
        <FieldInput kind={kind} name="status" />
        <FieldInput kind={kind} name="priority" />
        <FieldInput kind={kind} name="template" />
        <FieldInput kind={kind} name="description" />
      </FieldsCard>
      <FieldsCard title={t('operationOrders.assignment')}>
        <FieldInput kind={kind} name="projectId" />
        <FieldInput kind={kind} name="areaId" />
        <FieldInput kind={kind} name="domainId" />
        <FieldInput kind={kind} name="responsibleId" />
        <FieldInput kind={kind} name="costObjectId" />
      </FieldsCard>
      <OrderSchedule />
    </>
  )
}

/** When an operation order is done: between which days, how often, and in which months, weeks or days. */
function OrderSchedule() {
  const { t } = useTranslation()
  const { getFieldState, trigger } = useFormContext()
  return (
    <FieldsCard title={t('operationOrders.schedule')}>
      <FieldInput
        kind={kind}
        name="plannedStart"
        onValueChange={() => {
          // The rule is told at the end; another start can solve it as well.
          if (getFieldState('plannedEnd').invalid) void trigger('plannedEnd')
        }}
      />
      <FieldInput kind={kind} name="plannedEnd" />
      <FieldInput kind={kind} name="operationInterval" description={t('operationOrders.intervalHelp')} />
      <div className="emb-app-wide">
        <OutsideIntervals />
        <OrderIntervals />
      </div>
    </FieldsCard>
  )
}

/** An operation order at a glance: its number, how often it is done, and what is due now and next. As it was saved. */
function OperationOrderPlan({ entity }: { entity: OperationOrder }) {
  const { t, i18n } = useTranslation()
  const nameOf = useIntervalName()
  const [today] = useState(() => dayOf(new Date()))
  const { intervals, orderNo } = entity
  const { now, next } = dueIntervals(intervals, today)
  const count = (wanted: string) => intervals.filter((one) => intervalKind(one) === wanted).length
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
