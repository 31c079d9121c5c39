import { NumberInput } from '@embpm/forms/number-input'
import { TextInput } from '@embpm/forms/text-input'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../entity/FieldInput.js'
import { tableKind as kind } from './tableKind.js'

/** The labels of a table with the longest text of each; the length is what a screen gives it. */
const labels = [
  ['heading', 55],
  ['shortLabel', 10],
  ['mediumLabel', 20],
  ['longLabel', 40],
] as const

/** The fields of a table: where it stands, what it is called, and its labels with their lengths. */
export function TableFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="tableName" />
        <FieldInput kind={kind} name="system" />
        <FieldInput kind={kind} name="category" />
        <FieldInput kind={kind} name="businessObject" />
        <FieldInput kind={kind} name="wbs" />
        <FieldInput kind={kind} name="version" />
        <FieldInput kind={kind} name="deliveryClass" />
        <div className="emb-app-wide">
          <TextInput name="descriptionInfo.shortDescription" label={t('fields.shortDescription')} maxLength={60} />
        </div>
        <div className="emb-app-wide">
          <TextInput
            name="descriptionInfo.description"
            multiline
            rows={4}
            label={t('fields.description')}
            maxLength={10_000}
          />
        </div>
      </FieldsCard>
      <FieldsCard title={t('dictionaryTables.labels')}>
        {labels.map(([label, maxLength]) => (
          <div key={label} className="emb-app-label-pair">
            <TextInput name={`descriptionInfo.${label}`} label={t(`fields.${label}`)} maxLength={maxLength} />
            <NumberInput
              name={`descriptionInfo.${label}Length`}
              label={t('fields.length')}
              aria-label={`${t(`fields.${label}`)}: ${t('fields.length')}`}
              min={0}
              max={255}
            />
          </div>
        ))}
      </FieldsCard>
    </>
  )
}
