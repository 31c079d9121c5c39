import type { BusinessDomain } from '@embpm/contract'
import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../../entity/FieldInput.js'
import { FieldsCard } from '../../../entity/FieldsCard.js'
import { ReferenceInput } from '../../../entity/ReferenceInput.js'
import { businessDomainKind as kind } from './businessDomainKind.js'

/** The fields of a business domain. Where it stands is changed in the tree; a new one says below which it shall stand. */
export function BusinessDomainFields({ entity }: { entity: BusinessDomain | null }) {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="name" maxLength={200} />
      </div>
      <FieldInput kind={kind} name="code" maxLength={20} />
      <ReferenceInput to="people" name="ownerId" label={t('fields.owner')} />
      {!entity && (
        <div className="emb-app-wide">
          <ReferenceInput
            to="businessDomains"
            name="parentId"
            label={t('fields.parent')}
            description={t('businessDomains.parentHelp')}
          />
        </div>
      )}
      <FieldInput kind={kind} name="description" maxLength={10_000} />
      <FieldInput kind={kind} name="tags" maxLength={50} />
    </FieldsCard>
  )
}
