import { serviceTypes, type Service } from '@embpm/contract'
import { JsonInput } from '@embpm/forms/json-input'
import { PickerField } from '@embpm/forms/picker-field'
import { SelectInput } from '@embpm/forms/select-input'
import { TextInput } from '@embpm/forms/text-input'
import { ServicePicker } from '@embpm/pickers/service-picker'
import { Card } from '@embpm/ui/card'
import type { RowSource } from '@embpm/ui/row-source'
import { useTranslation } from 'react-i18next'
import { StatusField } from './StatusField.js'

/** Props of `ServiceFields`. */
export interface ServiceFieldsProps {
  /** Where the picker of the successor looks. */
  source: RowSource<Service>
}

/** The fields of a service in three cards: general, technical, metadata. */
export function ServiceFields({ source }: ServiceFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Card title={t('service.general')}>
        <div className="emb-app-fields">
          <TextInput name="name" required label={t('fields.name')} maxLength={200} />
          <TextInput name="businessDomain" label={t('fields.businessDomain')} maxLength={200} />
          <TextInput name="organisation" label={t('fields.organisation')} maxLength={200} />
          <TextInput name="wbs" label={t('fields.wbs')} maxLength={40} />
          <div className="emb-app-wide">
            <PickerField
              name="successorId"
              picker={ServicePicker}
              source={source}
              label={t('fields.successorId')}
              description={t('service.successorHelp')}
              title={t('service.selectService')}
            />
          </div>
          <div className="emb-app-wide">
            <StatusField />
          </div>
          <div className="emb-app-wide">
            <TextInput name="description" multiline rows={4} label={t('fields.description')} maxLength={10_000} />
          </div>
        </div>
      </Card>
      <Card title={t('service.technical')}>
        <div className="emb-app-fields">
          <TextInput name="serviceName" label={t('fields.serviceName')} maxLength={200} />
          <SelectInput
            name="type"
            label={t('fields.type')}
            options={serviceTypes.map((type) => ({ value: type, label: type }))}
          />
          <TextInput name="technology" label={t('fields.technology')} maxLength={100} />
          <TextInput name="host" label={t('fields.host')} maxLength={253} />
          <TextInput name="link" label={t('fields.link')} maxLength={2048} />
          <TextInput name="parameter" label={t('fields.parameter')} maxLength={500} />
        </div>
      </Card>
      <Card title={t('fields.metadata')}>
        <JsonInput name="metadata" label={t('service.json')} description={t('service.jsonHelp')} />
      </Card>
    </>
  )
}
