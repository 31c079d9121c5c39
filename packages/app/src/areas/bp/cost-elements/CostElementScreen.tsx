import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { AccountOfElement } from './AccountOfElement.js'
import { costElementKind as kind } from './costElementKind.js'

/** The page of a cost element, or of a new one. */
export function CostElementScreen() {
  return <EntityPage kind={kind} fields={CostElementFields} aside={AccountOfElement} />
}

function CostElementFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="controllingArea" />
      <FieldInput kind={kind} name="costElement" description={t('costElements.numberHelp')} />
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="name" />
      </div>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="category" description={t('costElements.categoryHelp')} />
      </div>
      <FieldInput kind={kind} name="unit" />
      <span />
      <FieldInput kind={kind} name="validFrom" />
      <FieldInput kind={kind} name="validTo" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}
