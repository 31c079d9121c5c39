import { exactly } from '@embpm/calendar/condition'
import type { GlAccount } from '@embpm/contract/gl-account'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { costElementColumns } from '../cost-elements/costElementColumns.js'
import { costElementKind } from '../cost-elements/costElementKind.js'
import { glAccountKind as kind } from './glAccountKind.js'

/** The page of an account with the primary cost elements that carry its number, or of a new one. */
export function GlAccountScreen() {
  return <EntityPage kind={kind} fields={GlAccountFields} related={ElementsOfAccount} />
}

function GlAccountFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="glAccount" />
      <FieldInput kind={kind} name="glSText" />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}

function ElementsOfAccount({ entity: { glAccount, glSText } }: { entity: GlAccount }) {
  const known = new URLSearchParams({ costElement: glAccount, name: glSText })
  return (
    <RelatedEntities
      kind={costElementKind}
      columns={costElementColumns}
      filter={{ costElement: [exactly(glAccount)], kind: ['primary'] }}
      sort="controllingArea"
      newSearch={`?${known}`}
    />
  )
}
