import type { BusinessArea } from '@embpm/contract/business-area'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { StatusField } from '../../../entity/StatusField.js'
import { businessAreaKind as kind } from './businessAreaKind.js'

/** The fields of a business area. Where it stands is changed in the tree; a new one says below which it shall stand. */
export function BusinessAreaFields({ entity }: { entity: BusinessArea | null }) {
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
          <FieldInput kind={kind} name="parentId" description={t('businessAreas.parentHelp')} />
        </div>
      )}
      <div className="emb-app-wide">
        <StatusField />
      </div>
      <FieldInput kind={kind} name="description" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}
