import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { StatusField } from '../../../entity/StatusField.js'
import { processRoleKind as kind } from './processRoleKind.js'

/** The page of a process role, or of a new one. */
export function ProcessRoleScreen() {
  return <EntityPage kind={kind} fields={ProcessRoleFields} />
}

function ProcessRoleFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="name" />
      </div>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="code" description={t('processRoles.codeHelp')} />
      </div>
      <div className="emb-app-wide">
        <StatusField />
      </div>
      <FieldInput kind={kind} name="description" />
    </FieldsCard>
  )
}
