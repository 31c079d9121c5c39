import { PickerField } from '@embpm/forms/picker-field'
import { DataElementPicker } from '@embpm/pickers/data-element-picker'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../../entity/FieldInput.js'
import { FieldsCard } from '../../../entity/FieldsCard.js'
import { useEntitySource } from '../../../entity/useEntitySource.js'
import { elementKind } from './elementKind.js'
import { fieldKind as kind } from './fieldKind.js'

/** The fields of a field: its table, and its type, which a data element can give it. */
export function FieldFields() {
  const { t } = useTranslation()
  const { setValue } = useFormContext()
  const elements = useEntitySource(elementKind)
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="tableId" />
        <FieldInput kind={kind} name="position" />
        <FieldInput kind={kind} name="fieldName" />
        <FieldInput kind={kind} name="description" />
        <FieldInput kind={kind} name="isKey" />
        <FieldInput kind={kind} name="mandatory" />
      </FieldsCard>
      <FieldsCard title={t('dataFields.typing')}>
        <div className="emb-app-wide">
          <PickerField
            name="dataElementId"
            picker={DataElementPicker}
            source={elements}
            label={t('fields.dataElement')}
            description={t('dataFields.dataElementHelp')}
            onSelect={({ type, length, decimals }) => {
              setValue('type', type, { shouldDirty: true })
              setValue('length', length, { shouldDirty: true })
              setValue('decimals', decimals, { shouldDirty: true })
            }}
          />
        </div>
        <FieldInput kind={kind} name="type" />
        <FieldInput kind={kind} name="length" />
        <FieldInput kind={kind} name="decimals" />
        <FieldInput kind={kind} name="checkTable" />
        <FieldInput kind={kind} name="refTable" />
        <FieldInput kind={kind} name="refField" />
      </FieldsCard>
    </>
  )
}
