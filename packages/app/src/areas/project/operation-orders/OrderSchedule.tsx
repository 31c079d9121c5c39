import { DateInput } from '@embpm/forms/date-input'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../../entity/FieldInput.js'
import { FieldsCard } from '../../../entity/FieldsCard.js'
import { OrderIntervals } from './OrderIntervals.js'
import { operationOrderKind as kind } from './operationOrderKind.js'

/** When an operation order is done: between which days, how often, and in which months, weeks or days. */
export function OrderSchedule() {
  const { t } = useTranslation()
  const { getFieldState, trigger } = useFormContext()
  return (
    <FieldsCard title={t('operationOrders.schedule')}>
      <DateInput
        name="plannedStart"
        label={t('fields.plannedStart')}
        onValueChange={() => {
          // The rule is told at the end; another start can solve it as well.
          if (getFieldState('plannedEnd').invalid) void trigger('plannedEnd')
        }}
      />
      <FieldInput kind={kind} name="plannedEnd" />
      <FieldInput kind={kind} name="operationInterval" description={t('operationOrders.intervalHelp')} />
      <div className="emb-app-wide">
        <OrderIntervals />
      </div>
    </FieldsCard>
  )
}
