import type { UserRecord } from '@embpm/contract/user-record'
import { Card } from '@embpm/ui/card'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useDates } from '../../../shell/useDates.js'
import { InvitationLink } from './InvitationLink.js'
import { userKind } from './userKind.js'

/** The last sign-ins of a user; of one who was invited and has not come yet, the link to hand over. Both for administrators alone. */
export function SignIns({ entity }: { entity: UserRecord }) {
  const mayWrite = useMayWrite(userKind)
  if (!mayWrite) return null
  return entity.status === 'invited' ? <Invited id={entity.id} /> : <LastSignIns id={entity.id} />
}

function LastSignIns({ id }: { id: string }) {
  const { t } = useTranslation()
  const dates = useDates()
  const choiceText = useChoiceText()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data, error, refetch } = useQuery({
    queryKey: [organisation, 'userAccess', 'signIns', id],
    queryFn: ({ signal }) => client.userAccess.signIns({ id }, { signal }),
    staleTime: 0,
  })
  return (
    <Card title={t('users.signIns')}>
      {error ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText />
      ) : data.length === 0 ? (
        <p className="emb-app-aside-note">{t('users.noSignIns')}</p>
      ) : (
        <ul className="emb-app-sign-ins">
          {data.map(({ at, outcome }) => (
            <li key={at}>
              <time dateTime={at}>{dates.dateTime(at)}</time> {choiceText('auditAction', outcome)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Invited({ id }: { id: string }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data, error, refetch } = useQuery({
    queryKey: [organisation, 'userAccess', 'invitation', id],
    queryFn: ({ signal }) => client.userAccess.invitation({ id }, { signal }),
  })
  return (
    <Card title={t('users.invitation')}>
      {error ? (
        <AsideFailed onRetry={refetch} />
      ) : data ? (
        <InvitationLink invitation={data.invitation} />
      ) : (
        <SkeletonText />
      )}
    </Card>
  )
}
