import { dataTable } from '@embpm/contract/data-table'
import { dictionaryTable } from '@embpm/contract/dictionary-table'
import { NumberInput } from '@embpm/forms/number-input'
import { PickerField } from '@embpm/forms/picker-field'
import { RadioInput } from '@embpm/forms/radio-input'
import { SelectInput } from '@embpm/forms/select-input'
import { TextInput } from '@embpm/forms/text-input'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldsCard } from '../../../entity/FieldInput.js'
import { NameControl } from '../../../entity/NameControl.js'
import { ReferenceInput } from '../../../entity/ReferenceInput.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import type { CreationValues } from './creationForm.js'

const { tableName, wbs, version, description } = dataTable.fields
const { category, businessObject, deliveryClass, descriptionInfo } = dictionaryTable.fields
const { shortDescription } = descriptionInfo.parts

/** The name of a system, as fields of tables refer to it. */
export const systemName = { kind: 'systems', by: 'sid' } as const

/** The first step: what the table is called, and where it stands. */
export function TableCard() {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const kind = useWatch<CreationValues, 'table.kind'>({ name: 'table.kind' })
  return (
    <FieldsCard title={t('tableCreation.steps.table')}>
      <div className="emb-app-wide">
        <RadioInput
          name="table.kind"
          label={t('tableCreation.where')}
          orientation="horizontal"
          options={[
            { value: 'dataTables', label: t('tableCreation.inModel') },
            { value: 'dictionaryTables', label: t('tableCreation.inDictionary') },
          ]}
        />
      </div>
      <TextInput
        name="table.tableName"
        label={t('fields.tableName')}
        required
        maxLength={tableName.facts.maxLength}
        spellCheck={false}
      />
      <NumberInput
        name="table.version"
        label={t('fields.version')}
        required
        min={version.facts.min}
        max={version.facts.max}
      />
      {kind === 'dataTables' ? (
        <>
          <TextInput name="table.wbs" label={t('fields.wbs')} maxLength={wbs.facts.maxLength} />
          <ReferenceInput
            name="table.parentId"
            to="dataTables"
            label={t('fields.parent')}
            description={t('dataTables.parentHelp')}
          />
          <div className="emb-app-wide">
            <TextInput
              name="table.description"
              multiline
              rows={2}
              label={t('fields.description')}
              maxLength={description.facts.maxLength}
            />
          </div>
        </>
      ) : (
        <>
          <PickerField
            name="table.system"
            picker={NameControl}
            names={systemName}
            label={t('fields.system')}
            required
          />
          <SelectInput
            name="table.category"
            label={t('fields.category')}
            options={(category.facts.values ?? []).map((value) => ({
              value,
              label: choiceText('tableCategory', value),
            }))}
          />
          <TextInput name="table.wbs" label={t('fields.wbs')} maxLength={wbs.facts.maxLength} />
          <TextInput
            name="table.businessObject"
            label={t('fields.businessObject')}
            maxLength={businessObject.facts.maxLength}
          />
          <TextInput
            name="table.descriptionInfo.shortDescription"
            label={t('fields.shortDescription')}
            maxLength={shortDescription.facts.maxLength}
          />
          <TextInput
            name="table.deliveryClass"
            label={t('fields.deliveryClass')}
            maxLength={deliveryClass.facts.maxLength}
          />
        </>
      )}
    </FieldsCard>
  )
}
