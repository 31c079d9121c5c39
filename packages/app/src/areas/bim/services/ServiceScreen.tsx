import { JsonInput } from '@embpm/forms/json-input'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { StatusField } from '../../../entity/StatusField.js'
import { serviceKind } from './serviceKind.js'

/** The page of a service, or of a new one. */
export function ServiceScreen() {
  return <EntityPage kind={serviceKind} fields={ServiceFields} />
}

/** The fields of a service in three cards: general, technical, metadata. */
function ServiceFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={serviceKind} name="name" />
        <FieldInput kind={serviceKind} name="businessDomain" />
        <FieldInput kind={serviceKind} name="organisation" />
        <FieldInput kind={serviceKind} name="wbs" />
        <div className="emb-app-wide">
          <FieldInput kind={serviceKind} name="successorId" description={t('services.successorHelp')} />
        </div>
        <div className="emb-app-wide">
          <StatusField />
        </div>
        <FieldInput kind={serviceKind} name="description" />
      </FieldsCard>
      <FieldsCard title={t('object.technical')}>
        <FieldInput kind={serviceKind} name="serviceName" />
        <FieldInput kind={serviceKind} name="type" />
        <FieldInput kind={serviceKind} name="technology" />
        <FieldInput kind={serviceKind} name="host" />
        <FieldInput kind={serviceKind} name="link" />
        <FieldInput kind={serviceKind} name="parameter" />
      </FieldsCard>
      <Card title={t('fields.metadata')}>
        <JsonInput name="metadata" label={t('services.json')} description={t('services.jsonHelp')} />
      </Card>
    </>
  )
}
