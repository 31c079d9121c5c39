import { addressUses } from '@embpm/contract/business-partner'
import { RepeatSection } from '@embpm/forms/repeat-section'
import { SelectInput } from '@embpm/forms/select-input'
import { TextInput } from '@embpm/forms/text-input'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { CountryInput } from '../../../entity/CountryInput.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { businessPartnerKind as kind } from './businessPartnerKind.js'

/** The fields of a business partner: who it is, where it is, and whom one talks to. */
export function BusinessPartnerFields() {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="bpNumber" />
        <FieldInput kind={kind} name="category" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="name" />
        </div>
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="roles" />
        </div>
        <FieldInput kind={kind} name="country" />
        <FieldInput kind={kind} name="taxNumber" description={t('businessPartners.taxHelp')} />
      </FieldsCard>
      <Card title={t('businessPartners.addresses')}>
        <RepeatSection
          name="addresses"
          label={t('fields.addresses')}
          addLabel={t('businessPartners.addAddress')}
          newRow={() => ({ use: 'main', street: '', postalCode: '', city: '', country: 'DE' })}
        >
          {(row) => (
            <div className="emb-app-fields">
              <SelectInput
                name={`${row.name}.use`}
                label={t('fields.type')}
                options={addressUses.map((value) => ({ value, label: choiceText('addressUse', value) }))}
              />
              <TextInput name={`${row.name}.street`} label={t('fields.street')} maxLength={200} />
              <TextInput name={`${row.name}.postalCode`} label={t('fields.postalCode')} maxLength={20} />
              <TextInput name={`${row.name}.city`} label={t('fields.city')} maxLength={100} required />
              <CountryInput name={`${row.name}.country`} label={t('fields.country')} />
            </div>
          )}
        </RepeatSection>
      </Card>
      <Card title={t('businessPartners.contacts')}>
        <RepeatSection
          name="contacts"
          label={t('fields.contacts')}
          addLabel={t('businessPartners.addContact')}
          newRow={() => ({ name: '', role: '', email: '', phone: '' })}
        >
          {(row) => (
            <div className="emb-app-fields">
              <TextInput name={`${row.name}.name`} label={t('fields.name')} maxLength={200} required />
              <TextInput name={`${row.name}.role`} label={t('fields.role')} maxLength={100} />
              <TextInput name={`${row.name}.email`} label={t('fields.email')} maxLength={254} />
              <TextInput name={`${row.name}.phone`} label={t('fields.phone')} maxLength={40} />
            </div>
          )}
        </RepeatSection>
      </Card>
    </>
  )
}
