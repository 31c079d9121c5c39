import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../../entity/FieldInput.js'
import { FieldsCard } from '../../../entity/FieldsCard.js'
import { elementKind as kind } from './elementKind.js'

/** The fields of a data element: its type, and what it is called where there is more or less room. */
export function ElementFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="rollName" />
        <FieldInput kind={kind} name="domain" />
        <FieldInput kind={kind} name="description" />
        <FieldInput kind={kind} name="searchHelp" />
        <FieldInput kind={kind} name="type" />
        <FieldInput kind={kind} name="length" />
        <FieldInput kind={kind} name="decimals" />
      </FieldsCard>
      <FieldsCard title={t('tables.labels')}>
        <FieldInput kind={kind} name="heading" />
        <FieldInput kind={kind} name="shortLabel" />
        <FieldInput kind={kind} name="mediumLabel" />
        <FieldInput kind={kind} name="longLabel" />
      </FieldsCard>
    </>
  )
}
