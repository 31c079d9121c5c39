import type { Clash } from '@embpm/contract'
import type { Subscription } from '@embpm/contract/subscription'
import type { UserRecord } from '@embpm/contract/user-record'

import type { Caller, WriteContext } from '../entity/EntityTableDefinition.js'
import { rowsOf } from '../entity/seeding.js'
import { refuse } from '../organisation/refuse.js'

/** The organisations in which a user takes a seat: those that they belong to, unless they are locked. */
const seatsOf = (user: Pick<UserRecord, 'status' | 'memberships'> | undefined): ReadonlySet<string> =>
  new Set(user && user.status !== 'locked' ? user.memberships.map(({ organisationId }) => organisationId) : [])

/** The seats that are taken, by the id of the organisation. */
export function seatsUsed(users: readonly Pick<UserRecord, 'status' | 'memberships'>[]): Map<string, number> {
  const used = new Map<string, number>()
  for (const user of users) for (const id of seatsOf(user)) used.set(id, (used.get(id) ?? 0) + 1)
  return used
}

/** How many seats a subscription gives: one that is cancelled lets nobody in who is not there yet. */
const seatsGiven = ({ seats, state }: Pick<Subscription, 'seats' | 'state'>): number =>
  state === 'cancelled' ? 0 : seats

/**
 * Refuses users who would take a seat that an organisation does not have, those before them in the same step counted. Who has a seat
 * keeps it, also where there are fewer than are taken.
 */
export async function seatRule(caller: Caller): Promise<(user: UserRecord, context: WriteContext<UserRecord>) => void> {
  const [users, subscriptions, organisations] = await Promise.all([
    rowsOf('users', caller),
    rowsOf('subscriptions', caller),
    rowsOf('organisations', caller),
  ])
  const given = new Map(subscriptions.map((one) => [one.organisationId, seatsGiven(one)]))
  const used = seatsUsed(users)
  let last: { id: string; had: ReadonlySet<string> } | undefined
  const isFree = (id: string) => (used.get(id) ?? 0) < (given.get(id) ?? Infinity)
  const clashIn = (id: string): Clash => ({
    rule: 'seats',
    field: 'memberships',
    validFrom: '0001-01-01',
    validTo: '9999-12-31',
    name: organisations.find(({ organisationId }) => organisationId === id)?.title ?? id,
  })

  return (user, { draft }) => {
    // Another rule may have refused the one before after this one: only now it shows whether they are there.
    if (last) {
      for (const id of last.had) used.set(id, (used.get(id) ?? 0) - 1)
      for (const id of seatsOf(draft.get(last.id))) used.set(id, (used.get(id) ?? 0) + 1)
    }
    const had = seatsOf(draft.get(user.id))
    last = { id: user.id, had }
    const lacking = [...seatsOf(user)].find((id) => !had.has(id) && !isFree(id))
    refuse(lacking === undefined ? null : clashIn(lacking))
  }
}
