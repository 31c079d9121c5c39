import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { technologyKind as kind } from './technologyKind.js'

/** The fields of a technology: what it is, and the days of its life. */
export function TechnologyFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="code" />
        <FieldInput kind={kind} name="category" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="name" />
        </div>
        <FieldInput kind={kind} name="version" />
        <FieldInput kind={kind} name="vendor" />
        <FieldInput kind={kind} name="description" />
      </FieldsCard>
      <FieldsCard title={t('technologies.lifecycle')}>
        <FieldInput kind={kind} name="plan" />
        <FieldInput kind={kind} name="phaseIn" />
        <FieldInput kind={kind} name="active" />
        <FieldInput kind={kind} name="phaseOut" />
        <FieldInput kind={kind} name="endOfLife" />
      </FieldsCard>
    </>
  )
}
