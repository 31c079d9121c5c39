import type { UserRecord } from '@embpm/contract/user-record'
import { Button } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
  const { configuration } = useServices()
  if (!mayWrite) return null
  if (entity.status === 'invited') return <Invited id={entity.id} />
  return (
    <>
      <LastSignIns id={entity.id} />
      {entity.status === 'active' && configuration.accounts === 'invited' && <NewPassword id={entity.id} />}
    </>
  )
}

/** A link by which a user chooses another password, made when it is wanted. */
function NewPassword({ id }: { id: string }) {
  const { t } = useTranslation()
  const [isWanted, setIsWanted] = useState(false)
  if (isWanted) return <Invited id={id} title={t('users.newPassword')} />
  return (
    <Card title={t('users.newPassword')}>
      <div className="emb-app-invitation">
        <p>{t('users.newPasswordText')}</p>
        <p>
          <Button onPress={() => setIsWanted(true)}>{t('users.makeLink')}</Button>
        </p>
      </div>
    </Card>
  )
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

function Invited({ id, title }: { id: string; title?: string }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data, error, refetch } = useQuery({
    queryKey: [organisation, 'userAccess', 'invitation', id],
    queryFn: ({ signal }) => client.userAccess.invitation({ id }, { signal }),
  })
  return (
    <Card title={title ?? t('users.invitation')}>
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
