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
        <FieldInput kind={kind} name="rollName" maxLength={30} />
        <FieldInput kind={kind} name="domain" maxLength={30} />
        <FieldInput kind={kind} name="description" maxLength={60} />
        <FieldInput kind={kind} name="searchHelp" maxLength={30} />
        <FieldInput kind={kind} name="type" />
        <FieldInput kind={kind} name="length" min={0} />
        <FieldInput kind={kind} name="decimals" min={0} />
      </FieldsCard>
      <FieldsCard title={t('tables.labels')}>
        <FieldInput kind={kind} name="heading" maxLength={55} />
        <FieldInput kind={kind} name="shortLabel" maxLength={10} />
        <FieldInput kind={kind} name="mediumLabel" maxLength={20} />
        <FieldInput kind={kind} name="longLabel" maxLength={40} />
      </FieldsCard>
    </>
  )
}
