import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../../entity/FieldInput.js'
import { FieldsCard } from '../../../entity/FieldsCard.js'
import { OrderSchedule } from './OrderSchedule.js'
import { operationOrderKind as kind } from './operationOrderKind.js'

/** The fields of an operation order: what it is, where and for whom it is done, and when. */
export function OperationOrderFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="title" />
        </div>
        <FieldInput kind={kind} name="type" />
        <FieldInput kind={kind} name="status" />
        <FieldInput kind={kind} name="priority" />
        <FieldInput kind={kind} name="description" />
      </FieldsCard>
      <FieldsCard title={t('operationOrders.assignment')}>
        <FieldInput kind={kind} name="areaId" />
        <FieldInput kind={kind} name="domainId" />
        <FieldInput kind={kind} name="responsibleId" />
        <FieldInput kind={kind} name="costObjectId" />
      </FieldsCard>
      <OrderSchedule />
    </>
  )
}
