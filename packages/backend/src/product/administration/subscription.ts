import { subscription } from '@embpm/contract/subscription'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { lacking } from '../entity/refusals.js'
import { installationRows, rowsOf, samplesOf, turn } from '../entity/seeding.js'
import { isInstallationAdmin } from '../entity/withAccess.js'
import { seatsUsed } from './seats.js'
import { installation } from './installation.js'
import { sampleSubscriptions } from './subscription.data.js'

/** The subscriptions of the organisations. How many seats are taken is counted anew with each change of users. */
export const subscriptionTable = entityTable({
  name: 'subscription',
  prefix: 'SUB',
  scope: 'installation',
  entity: subscription,
  order: ({ organisation }) => organisation,
  seesAll: isInstallationAdmin,
  seen: (one, { organisationId }) => (one.organisationId === organisationId ? one : undefined),
  admit({ organisationId }, { caller }) {
    if (organisationId !== caller.organisationId && !isInstallationAdmin(caller)) throw lacking(['administrator'])
  },
  // Without one there would be no limit.
  release: (_one, { caller }) => {
    if (!isInstallationAdmin(caller)) throw lacking(['administrator'])
  },
  follows: ['users'],
  async labels(caller) {
    const [users, organisations] = await Promise.all([rowsOf('users', caller), rowsOf('organisations', caller)])
    const used = seatsUsed(users)
    const byId = new Map(organisations.map((one) => [one.organisationId, one]))
    return (one) => {
      const { title = '', plan = one.plan } = byId.get(one.organisationId) ?? {}
      return { ...one, organisation: title, plan, seatsUsed: used.get(one.organisationId) ?? 0 }
    }
  },
  seeds: () => {
    const used = seatsUsed(samplesOf('users', installation).list)
    const organisations = samplesOf('organisations', installation).list
    return installationRows({
      prefix: 'SUB',
      full: sampleSubscriptions.length,
      make: ({ index }) => {
        const { organisationId, title, plan } = turn(organisations, index)
        const { free, ...sample } = turn(sampleSubscriptions, index)
        const taken = used.get(organisationId) ?? 0
        return { organisationId, organisation: title, plan, ...sample, seats: taken + free, seatsUsed: taken }
      },
    })
  },
})

/** The handlers of subscriptions. */
export const subscriptions = entityHandlers(subscription.endpoints, subscriptionTable)
