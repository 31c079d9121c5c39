import type { Service } from '@embpm/contract/service'
import { JsonInput } from '@embpm/forms/json-input'
import { PickerField } from '@embpm/forms/picker-field'
import { Card } from '@embpm/ui/card'
import { lazyPart } from '@embpm/ui/lazy-part'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AddressInput } from '../../../entity/AddressInput.js'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { StatusField } from '../../../entity/StatusField.js'
import { UsedValueControl, type UsedValueControlProps } from '../../../entity/UsedValueControl.js'
import { useOrganisation } from '../../../entity/useUser.js'
import { usePart } from '../../../shell/usePart.js'
import { serviceKind } from './serviceKind.js'

const jsonTree = lazyPart(async () => (await import('../../../json-tree/JsonTree.js')).JsonTree)

/** The page of a service, or of a new one. */
export function ServiceScreen() {
  return <EntityPage kind={serviceKind} fields={ServiceFields} />
}

/** The organisation, or part of it, that runs a service: one of those named until now, until its units are a kind of their own. */
const OrganisationControl = (props: Omit<UsedValueControlProps<Service>, 'kind' | 'column'>) => (
  <UsedValueControl {...props} kind={serviceKind} column="organisation" />
)

/** The fields of a service in three cards: general, technical, metadata. */
function ServiceFields() {
  const { t } = useTranslation()
  const { title } = useOrganisation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={serviceKind} name="name" />
        <FieldInput kind={serviceKind} name="businessDomain" />
        <PickerField name="organisation" label={t('fields.organisation')} picker={OrganisationControl} more={title} />
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
        <AddressInput kind={serviceKind} name="host" />
        <AddressInput kind={serviceKind} name="link" host="host" />
        <FieldInput kind={serviceKind} name="parameter" />
      </FieldsCard>
      <Card title={t('fields.metadata')}>
        <JsonInput name="metadata" label={t('services.json')} description={t('services.jsonHelp')} />
        <MetadataTree />
      </Card>
    </>
  )
}

/** The metadata as a tree to search and to walk through, once there are some. */
function MetadataTree() {
  const { t } = useTranslation()
  const metadata: unknown = useWatch({ name: 'metadata' })
  const [failed, setFailed] = useState(false)
  const hasParts = typeof metadata === 'object' && metadata !== null && Object.keys(metadata).length > 0
  const tree = usePart(jsonTree, hasParts && !failed, () => setFailed(true))
  return hasParts && tree.Part ? <tree.Part aria-label={t('services.metadataTree')} value={metadata} /> : null
}
