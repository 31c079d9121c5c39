import { LanguageInput } from '@embpm/forms/language-input'
import { RepeatSection } from '@embpm/forms/repeat-section'
import { TextInput } from '@embpm/forms/text-input'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../entity/FieldInput.js'
import { elementKind as kind } from './elementKind.js'

/** The labels in one language, with the longest text of each. */
const labels = [
  ['heading', 55],
  ['shortLabel', 10],
  ['mediumLabel', 20],
  ['longLabel', 40],
] as const

/** The fields of a data element: its type, and what it is called where there is more or less room. */
export function ElementFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="rollName" />
        <FieldInput kind={kind} name="system" />
        <FieldInput kind={kind} name="domain" />
        <FieldInput kind={kind} name="description" />
        <FieldInput kind={kind} name="searchHelp" />
        <FieldInput kind={kind} name="type" />
        <FieldInput kind={kind} name="length" />
        <FieldInput kind={kind} name="decimals" />
      </FieldsCard>
      <FieldsCard title={t('dictionaryTables.labels')}>
        {labels.map(([label]) => (
          <FieldInput key={label} kind={kind} name={label} />
        ))}
      </FieldsCard>
      <Card title={t('fields.translations')}>
        <RepeatSection
          name="translations"
          label={t('fields.translations')}
          addLabel={t('dataElements.addLanguage')}
          newRow={() => ({ language: null, heading: '', shortLabel: '', mediumLabel: '', longLabel: '' })}
        >
          {({ name }) => (
            <>
              <LanguageInput name={`${name}.language`} required />
              {labels.map(([label, maxLength]) => (
                <TextInput key={label} name={`${name}.${label}`} label={t(`fields.${label}`)} maxLength={maxLength} />
              ))}
            </>
          )}
        </RepeatSection>
      </Card>
    </>
  )
}
