import { access, missingFor, visitorOf } from '@embpm/contract'
import type { UserRecord } from '@embpm/contract/user-record'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useMayWrite, useOrganisation } from '../../../entity/useUser.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { userKind } from './userKind.js'
import { areas } from '../../../routes/registry.js'

/** What a user may open in this organisation with their roles and its plan, area by area, and what they lack for the others. */
export function UserAccess({ entity }: { entity: UserRecord }) {
  const { t } = useTranslation()
  const place = usePlace()
  const mayWrite = useMayWrite(userKind)
  const { status, memberships } = entity
  const { organisationId, plan } = useOrganisation()
  const here = memberships.find((one) => one.organisationId === organisationId)
  const visitor = visitorOf(entity, { plan, roles: here?.roles ?? [] })
  return (
    <Card title={t('users.access')}>
      {status !== 'active' && <p className="emb-app-aside-note">{t(`users.${status}`)}</p>}
      <ul className="emb-app-access">
        {areas.map(({ id: area, family }) => {
          const missing = missingFor(access[family].read, visitor)
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
      {mayWrite && (
        <p>
          <Link
            href={`${addressOf(inOrganisation('administration/access'), place)}${stringifySearch({ user: entity.id })}`}
          >
            {t('users.showAccess')}
          </Link>
        </p>
      )}
    </Card>
  )
}
