import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { costObjectKind as kind } from './costObjectKind.js'
import { PostableElements } from './PostableElements.js'

/** The page of a cost object, or of a new one. */
export function CostObjectScreen() {
  return <EntityPage kind={kind} fields={CostObjectFields} aside={PostableElements} />
}

function CostObjectFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="controllingArea" />
        <FieldInput kind={kind} name="costObject" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="name" />
        </div>
        <FieldInput kind={kind} name="type" />
        <FieldInput kind={kind} name="responsible" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="groupId" />
        </div>
        <FieldInput kind={kind} name="validFrom" />
        <FieldInput kind={kind} name="validTo" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="description" />
        </div>
        <FieldInput kind={kind} name="hierarchy" />
      </FieldsCard>
      <FieldsCard title={t('costObjects.assignment')}>
        <FieldInput kind={kind} name="category" />
        <FieldInput kind={kind} name="plant" />
        <FieldInput kind={kind} name="functionalArea" />
        <FieldInput kind={kind} name="profitCenter" />
        <FieldInput kind={kind} name="currency" />
        <FieldInput kind={kind} name="tags" />
        <FieldInput kind={kind} name="metadata" />
      </FieldsCard>
    </>
  )
}
