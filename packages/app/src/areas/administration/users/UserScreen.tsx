import type { UserRecord } from '@embpm/contract/user-record'
import { LanguageInput } from '@embpm/forms/language-input'
import { RepeatSection } from '@embpm/forms/repeat-section'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { LockButton } from './LockButton.js'
import { OrganisationInput } from './OrganisationInput.js'
import { RolesField } from './RolesField.js'
import { SignIns } from './SignIns.js'
import { UserAccess } from './UserAccess.js'
import { userKind as kind } from './userKind.js'
import './styles.css'

/** The page of a user, or of a new one. */
export function UserScreen() {
  return <EntityPage kind={kind} fields={UserFields} actions={LockButton} aside={Aside} />
}

function Aside({ entity }: { entity: UserRecord }) {
  return (
    <>
      <UserAccess entity={entity} />
      <SignIns key={entity.status} entity={entity} />
    </>
  )
}

/** The fields of a user: who it is, what they may do everywhere, and the organisations that they belong to. */
function UserFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="firstname" />
        <FieldInput kind={kind} name="lastname" />
        <FieldInput kind={kind} name="email" />
        <FieldInput kind={kind} name="company" />
        <LanguageInput name="locale" label={t('fields.language')} />
      </FieldsCard>
      <FieldsCard title={t('users.rights')}>
        <FieldInput kind={kind} name="userType" />
        <RolesField name="roles" />
      </FieldsCard>
      <Card title={t('fields.memberships')}>
        <RepeatSection
          name="memberships"
          label={t('fields.memberships')}
          newRow={() => ({ organisationId: '', roles: [] })}
        >
          {(row) => (
            <>
              <OrganisationInput name={`${row.name}.organisationId`} />
              <RolesField name={`${row.name}.roles`} />
            </>
          )}
        </RepeatSection>
      </Card>
    </>
  )
}
