import type { Organisation } from '@embpm/contract'
import { ORPCError } from '@orpc/server'

import { api, signedIn } from '../../context.js'
import { organisationData } from './organisation.data.js'

const systemTitle = 'SYSTEM'

/** The sample organisations as the API answers them: SYSTEM first, the others by title. */
export const sampleOrganisations: readonly Organisation[] = organisationData
  .map(({ organisationId, title, plan }) => ({ organisationId, title, plan }))
  .toSorted(
    (left, right) =>
      Number(right.title === systemTitle) - Number(left.title === systemTitle) ||
      left.title.localeCompare(right.title, 'en'),
  )

/** Lets only requests pass that name one of the user's organisations. To be used after `signedIn`. */
export const inOrganisation = api.middleware(({ context, next }) => {
  const organisation = sampleOrganisations.find(({ organisationId }) => organisationId === context.organisationId)
  if (!organisation) throw new ORPCError('FORBIDDEN', { message: 'You do not belong to this organisation.' })
  return next({ context: { organisationId: organisation.organisationId } })
})

/** The handlers of organisations. */
export const organisations = {
  list: api.organisations.list.use(signedIn).handler(() => [...sampleOrganisations]),
}
