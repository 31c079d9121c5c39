import { dataElement } from '@embpm/contract/data-element'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { EntityPage } from '../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../entity/FieldInput.js'
import { fieldKind as kind } from './fieldKind.js'

/** The page of a field, or of a new one. */
export function FieldScreen() {
  return <EntityPage kind={kind} fields={DataFieldForm} />
}

/** What a data element gives a field. */
const typing = z.pick(dataElement.schema, { type: true, length: true, decimals: true })

/** The fields of a field: its table, and its type, which a data element can give it. */
function DataFieldForm() {
  const { t } = useTranslation()
  const { setValue } = useFormContext()
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
          <FieldInput
            kind={kind}
            name="dataElementId"
            description={t('dataFields.dataElementHelp')}
            onSelect={(element) => {
              for (const [name, value] of Object.entries(typing.parse(element))) {
                setValue(name, value, { shouldDirty: true })
              }
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
