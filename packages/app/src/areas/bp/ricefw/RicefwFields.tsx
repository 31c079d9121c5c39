import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../../entity/FieldInput.js'
import { FieldsCard } from '../../../entity/FieldsCard.js'
import { ReferenceInput } from '../../../entity/ReferenceInput.js'
import { ricefwKind as kind } from './ricefwKind.js'

/** The fields of a RICEFW item: what it is, who answers for it, and its effort. */
export function RicefwFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="ricefwId" maxLength={40} />
        <FieldInput kind={kind} name="type" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="name" maxLength={200} />
        </div>
        <FieldInput kind={kind} name="status" />
        <FieldInput kind={kind} name="priority" />
        <FieldInput kind={kind} name="complexity" />
        <FieldInput kind={kind} name="module" maxLength={20} />
        <FieldInput kind={kind} name="wbs" maxLength={40} />
        <FieldInput kind={kind} name="transport" maxLength={20} />
      </FieldsCard>
      <FieldsCard title={t('ricefws.assignment')}>
        <div className="emb-app-wide">
          <ReferenceInput name="processId" label={t('fields.process')} to="processes" />
        </div>
        <ReferenceInput to="people" name="functionalOwnerId" label={t('fields.functionalOwner')} />
        <ReferenceInput to="people" name="technicalOwnerId" label={t('fields.technicalOwner')} />
      </FieldsCard>
      <FieldsCard title={t('ricefws.effort')}>
        <FieldInput kind={kind} name="estimateHours" min={0} />
        <FieldInput kind={kind} name="actualHours" min={0} />
      </FieldsCard>
    </>
  )
}
