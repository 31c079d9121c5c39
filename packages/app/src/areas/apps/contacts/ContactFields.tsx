import { ArrayField } from '@embpm/forms/array-field'
import { ComboBoxInput } from '@embpm/forms/combobox-input'
import { DateInput } from '@embpm/forms/date-input'
import { RichTextInput } from '@embpm/forms/rich-text-input'
import { TextInput } from '@embpm/forms/text-input'
import { useTranslation } from 'react-i18next'
import { useCountries } from './useCountries.js'
import { useLabelText } from './useLabelText.js'

const emailLabels = ['Work', 'Personal'] as const
const phoneLabels = ['Mobile', 'Work', 'Home'] as const

/** The fields of a contact: who it is, how to reach them, and what one wants to remember. */
export function ContactFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  const labelText = useLabelText()
  const countries = useCountries()
  const proposals = (labels: readonly string[]) => labels.map((value) => ({ value, label: labelText(value) }))
  return (
    <div className="emb-app-fields">
      <div className="emb-app-wide">
        <TextInput name="name" label={t('fields.name')} required autoFocus={isNew} autoComplete="off" />
      </div>
      <TextInput name="title" label={t('contacts.position')} autoComplete="off" />
      <TextInput name="company" label={t('fields.company')} autoComplete="off" />
      <div className="emb-app-wide">
        <ArrayField
          name="emails"
          label={t('contacts.emails')}
          addLabel={t('contacts.addEmail')}
          itemLabel={(number) => t('contacts.emailNumber', { number })}
          newItem={() => ({ email: '', label: 'Work' })}
        >
          {(row) => (
            <div className="emb-app-contacts-way">
              <TextInput
                name={`${row.name}.email`}
                label={t('fields.email')}
                placeholder={t('fields.email')}
                type="email"
                autoComplete="off"
              />
              <ComboBoxInput
                name={`${row.name}.label`}
                label={t('contacts.label')}
                placeholder={t('contacts.label')}
                freeText
                options={proposals(emailLabels)}
              />
            </div>
          )}
        </ArrayField>
      </div>
      <div className="emb-app-wide">
        <ArrayField
          name="phoneNumbers"
          label={t('contacts.phones')}
          addLabel={t('contacts.addPhone')}
          itemLabel={(number) => t('contacts.phoneOf', { number })}
          newItem={() => ({ country: null, phoneNumber: '', label: 'Mobile' })}
        >
          {(row) => (
            <div className="emb-app-contacts-way" data-of="phone">
              <ComboBoxInput
                name={`${row.name}.country`}
                label={t('fields.country')}
                placeholder={t('fields.country')}
                required
                options={countries.map(({ iso, name, code }) => ({ value: iso, label: name, detail: code }))}
              />
              <TextInput
                name={`${row.name}.phoneNumber`}
                label={t('fields.phone')}
                placeholder={t('contacts.phonePlaceholder')}
                type="tel"
                autoComplete="off"
              />
              <ComboBoxInput
                name={`${row.name}.label`}
                label={t('contacts.label')}
                placeholder={t('contacts.label')}
                freeText
                options={proposals(phoneLabels)}
              />
            </div>
          )}
        </ArrayField>
      </div>
      <TextInput name="address" label={t('contacts.address')} autoComplete="off" />
      <DateInput name="birthday" label={t('contacts.birthday')} />
      <div className="emb-app-wide">
        <RichTextInput name="notes" label={t('contacts.notes')} size="s" />
      </div>
    </div>
  )
}
