import { PickerField } from '@embpm/forms/picker-field'
import { DataElementPicker } from '@embpm/pickers/data-element-picker'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../../entity/FieldInput.js'
import { FieldsCard } from '../../../entity/FieldsCard.js'
import { ReferenceInput } from '../../../entity/ReferenceInput.js'
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
        <ReferenceInput name="tableId" label={t('fields.table')} to="dictionaryTables" required />
        <FieldInput kind={kind} name="position" min={1} />
        <FieldInput kind={kind} name="fieldName" maxLength={30} />
        <FieldInput kind={kind} name="description" maxLength={60} />
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
        <FieldInput kind={kind} name="length" min={0} />
        <FieldInput kind={kind} name="decimals" min={0} />
        <FieldInput kind={kind} name="checkTable" maxLength={40} />
        <FieldInput kind={kind} name="refTable" maxLength={40} />
        <FieldInput kind={kind} name="refField" maxLength={30} />
      </FieldsCard>
    </>
  )
}
