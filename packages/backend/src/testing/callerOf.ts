import { type Profile, visitorOf } from '@embpm/contract'

import { organisationData } from '../product/administration/organisation.data.js'
import type { Caller } from '../product/entity/EntityTableDefinition.js'
import { sampleProfile } from '../sample/auth.data.js'
import type { Store } from '../store.js'
import { sampleIdentity } from '../sample/sampleIdentity.js'

/** A request of somebody in the first organisation of the sample, for tests of tables. */
export function callerOf(store: Store, user: Profile = sampleProfile): Caller {
  const [{ organisationId, plan } = { organisationId: '', plan: 'CORPORATE' as const }] = organisationData
  const visitor = visitorOf(user, { plan, roles: [] })
  return {
    store,
    identity: sampleIdentity,
    organisationId,
    user,
    visitor,
    wait: () => Promise.resolve(),
    newId: () => 'new',
  }
}
