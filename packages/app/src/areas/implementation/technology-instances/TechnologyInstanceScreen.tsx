import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { technologyInstanceKind as kind } from './technologyInstanceKind.js'

/** The page of a technology instance, or of a new one. */
export function TechnologyInstanceScreen() {
  return <EntityPage kind={kind} fields={TechnologyInstanceFields} />
}

function TechnologyInstanceFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="technologyId" />
      </div>
      <FieldInput kind={kind} name="systemId" />
      <FieldInput kind={kind} name="environment" />
      <FieldInput kind={kind} name="host" />
      <FieldInput kind={kind} name="port" />
      <FieldInput kind={kind} name="version" />
      <FieldInput kind={kind} name="ownerId" />
      <FieldInput kind={kind} name="description" />
    </FieldsCard>
  )
}
