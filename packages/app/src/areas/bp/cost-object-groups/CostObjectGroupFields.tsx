import type { CostObjectGroup } from '@embpm/contract/cost-object-group'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { costObjectGroupKind as kind } from './costObjectGroupKind.js'

/** The fields of a group of cost objects. Where it stands is changed in the tree; a new one says below which it shall stand. */
export function CostObjectGroupFields({ entity }: { entity: CostObjectGroup | null }) {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="name" />
      </div>
      <FieldInput kind={kind} name="code" />
      {!entity && (
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="parentId" description={t('costObjectGroups.parentHelp')} />
        </div>
      )}
      <FieldInput kind={kind} name="description" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}
