import type { UserRecord } from '@embpm/contract'
import { Card } from '@embpm/ui/card'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { missingFor } from '../../../routes/missingFor.js'
import type { AreaId, Need } from '../../../routes/RouteSpec.js'
import { routeTable } from '../../../routes/routeTable.js'

/** The areas with what the route table asks for, without the permission, which no role gives. */
const areas = (['bp', 'bim', 'implementation', 'project', 'config', 'administration'] as const).map(
  (area: AreaId): { area: AreaId; needs: readonly Need[] } => ({
    area,
    needs: (routeTable.find((route) => route.area === area)?.needs ?? []).filter((need) => need !== 'permission'),
  }),
)

/** What a user may open with their roles and plan, area by area, and what they lack for the others. */
export function UserAccess({ entity }: { entity: UserRecord }) {
  const { t } = useTranslation()
  const { roles, userType, status } = entity
  return (
    <Card title={t('users.access')}>
      {status !== 'active' && <p className="emb-app-aside-note">{t(`users.${status}`)}</p>}
      <ul className="emb-app-access">
        {areas.map(({ area, needs }) => {
          const missing = [...missingFor(needs, { roles, userType, permissions: [] })]
          const Icon = missing.length === 0 ? Check : X
          return (
            <li key={area} data-open={missing.length === 0}>
              <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
              <span>
                <strong>{t(`users.areas.${area}`)}</strong>{' '}
                {missing.length === 0 ? t('users.open') : missing.map((need) => t(`forbidden.${need}`)).join(' ')}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
