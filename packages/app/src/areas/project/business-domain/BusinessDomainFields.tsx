import type { BusinessDomain } from '@embpm/contract/business-domain'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { businessDomainKind as kind } from './businessDomainKind.js'

/** The fields of a business domain. Where it stands is changed in the tree; a new one says below which it shall stand. */
export function BusinessDomainFields({ entity }: { entity: BusinessDomain | null }) {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="name" />
      </div>
      <FieldInput kind={kind} name="code" />
      <FieldInput kind={kind} name="ownerId" />
      {!entity && (
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="parentId" description={t('businessDomains.parentHelp')} />
        </div>
      )}
      <FieldInput kind={kind} name="description" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}
