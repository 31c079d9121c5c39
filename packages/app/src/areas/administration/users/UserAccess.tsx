import { access, missingFor, visitorOf, type Need } from '@embpm/contract'
import type { UserRecord } from '@embpm/contract/user-record'
import { Card } from '@embpm/ui/card'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../../entity/useUser.js'
import { areas } from '../../../routes/registry.js'

/** What a user may open in this organisation with their roles and its plan, area by area, and what they lack for the others. */
export function UserAccess({ entity }: { entity: UserRecord }) {
  const { t } = useTranslation()
  const { status, memberships } = entity
  const { organisationId, plan } = useOrganisation()
  const here = memberships.find((one) => one.organisationId === organisationId)
  const visitor = visitorOf({ ...entity, permissions: [] }, { plan, roles: here?.roles ?? [] })
  return (
    <Card title={t('users.access')}>
      {status !== 'active' && <p className="emb-app-aside-note">{t(`users.${status}`)}</p>}
      <ul className="emb-app-access">
        {areas.map(({ id: area, family }) => {
          // The permission is given elsewhere than by a role.
          const needs = access[family].read.filter((need: Need) => need !== 'permission')
          const missing = missingFor(needs, visitor)
          const Icon = missing.length === 0 ? Check : X
          return (
            <li key={area} data-open={missing.length === 0}>
              <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
              <span>
                <strong>{t(`${area}.title`)}</strong>{' '}
                {missing.length === 0 ? t('users.open') : missing.map((need) => t(`forbidden.${need}`)).join(' ')}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
