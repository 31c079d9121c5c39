import { isApiError } from '@embpm/contract'
import type { UserRecord } from '@embpm/contract/user-record'
import { useTranslation } from 'react-i18next'
import { clashOf } from '../../../entity/clashOf.js'
import { useClashText } from '../../../entity/useClashText.js'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { subscriptionKind } from '../subscriptions/subscriptionKind.js'
import { userKind } from '../users/userKind.js'

/** Changes what a user is in an organisation: the roles there, `null` for no member. Resolves to why it could not be done, `null` when it is. */
export function useMembership(organisationId: string) {
  const { t } = useTranslation()
  const clashText = useClashText()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  return async (user: UserRecord, roles: UserRecord['roles'] | null): Promise<string | null> => {
    const { id, lockVersion } = user
    const others = user.memberships.filter((one) => one.organisationId !== organisationId)
    const memberships = roles === null ? others : [...others, { organisationId, roles }]
    try {
      await client.users.update({ id, lockVersion, fields: { memberships } })
      return null
    } catch (error) {
      const met = clashOf(error)
      if (met) return clashText(met)
      return t(isApiError(error, 'CONFLICT') ? 'organisations.memberChanged' : 'object.saveFailed')
    } finally {
      // Who is a member takes a seat; what was refused may have been changed by somebody else.
      for (const { name } of [userKind, subscriptionKind])
        void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, name) })
    }
  }
}
