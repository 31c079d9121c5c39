import { accessChain, isOpenBy, visitorOf, type AccessFacts, type Need, type Organisation } from '@embpm/contract'
import type { UserRecord } from '@embpm/contract/user-record'

/** What is known of a user in an organisation that one is in oneself, which is enabled therefore. */
export function factsOf(
  user: Pick<UserRecord, 'userType' | 'roles' | 'permissions' | 'status' | 'memberships'>,
  { organisationId, plan }: Pick<Organisation, 'organisationId' | 'plan'>,
): AccessFacts {
  const membership = user.memberships.find((one) => one.organisationId === organisationId)
  return {
    active: user.status === 'active',
    member: membership !== undefined,
    enabled: true,
    visitor: visitorOf(user, { plan, roles: membership?.roles ?? [] }),
  }
}

/** Whether somebody may do what asks for these needs, and by which way. */
export function judged(asked: readonly Need[], facts: AccessFacts) {
  const chain = accessChain(asked, facts)
  return { chain, open: isOpenBy(chain) }
}
