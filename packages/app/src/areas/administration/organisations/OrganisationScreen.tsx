import type { OrganisationRecord } from '@embpm/contract/organisation-record'
import { LanguageInput } from '@embpm/forms/language-input'
import { CopyButton } from '@embpm/ui/copy-button'
import { KeyValue } from '@embpm/ui/key-value'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { ArchiveActions } from './archive/ArchiveActions.js'
import { organisationKind as kind } from './organisationKind.js'
import { OrganisationMembers } from './OrganisationMembers.js'
import { OrganisationPlan } from './OrganisationPlan.js'
import '../users/styles.css'

/** The page of an organisation, or of a new one: what it is, who belongs to it, and how many may. */
export function OrganisationScreen() {
  return (
    <EntityPage
      kind={kind}
      fields={OrganisationFields}
      related={OrganisationMembers}
      actions={ArchiveActions}
      aside={OrganisationPlan}
    />
  )
}

/** The fields of an organisation, and the id that addresses and requests name it by. */
function OrganisationFields({ entity }: { entity: OrganisationRecord | null }) {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="title" />
      <FieldInput kind={kind} name="plan" />
      <LanguageInput name="defaultLang" label={t('fields.defaultLang')} />
      <FieldInput kind={kind} name="enabled" />
      <FieldInput kind={kind} name="domains" description={t('organisations.domainsHelp')} />
      {entity && (
        <div className="emb-app-wide">
          <KeyValue
            items={[
              {
                label: t('fields.organisationId'),
                value: (
                  <span className="emb-app-id">
                    {entity.organisationId} <CopyButton text={entity.organisationId} iconOnly />
                  </span>
                ),
              },
            ]}
          />
        </div>
      )}
    </FieldsCard>
  )
}
