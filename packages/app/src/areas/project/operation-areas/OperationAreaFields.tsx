import type { OperationArea } from '@embpm/contract/operation-area'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { operationAreaKind as kind } from './operationAreaKind.js'

/** The fields of an operation area. Where it stands is changed in the tree; a new one says below which it shall stand. */
export function OperationAreaFields({ entity }: { entity: OperationArea | null }) {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="name" />
      </div>
      <FieldInput kind={kind} name="code" />
      <FieldInput kind={kind} name="managerId" />
      <FieldInput kind={kind} name="calendarId" description={t('operationAreas.calendarHelp')} />
      {!entity && (
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="parentId" description={t('operationAreas.parentHelp')} />
        </div>
      )}
      <FieldInput kind={kind} name="description" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}
