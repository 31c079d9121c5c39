import { type Organisation, type Profile, visitorOf } from '@embpm/contract'
import { ORPCError, os } from '@orpc/server'

import type { Context } from '../../context.js'
import { sampleProfile } from '../../sample/auth.data.js'
import { hasSamples, type Store } from '../../store.js'
import { organisationData } from './organisation.data.js'
import { organisationRecordTable } from './organisationRecordTable.js'
import { installation } from './installation.js'
import { isUntouched, sessionUserId } from './sessionProfile.js'
import { userRecordTable } from './userRecordTable.js'

const systemTitle = 'SYSTEM'

/** Organisations as the API answers them: SYSTEM first, the others by title. */
const inOrder = (organisations: readonly Organisation[]): readonly Organisation[] =>
  organisations
    .map(({ organisationId, title, plan, roles }) => ({ organisationId, title, plan, roles }))
    .toSorted(
      (left, right) =>
        Number(right.title === systemTitle) - Number(left.title === systemTitle) ||
        left.title.localeCompare(right.title, 'en'),
    )

/** The organisations of the sample user at the start. */
export const sampleOrganisations: readonly Organisation[] = inOrder(
  organisationData.map((one) => ({ ...one, roles: sampleProfile.roles })),
)

/** The organisations of a user, as administrators have changed them; disabled ones are none. */
export async function organisationsOf(store: Store, userId: string): Promise<readonly Organisation[]> {
  const other = hasSamples() && userId === sessionUserId ? sampleOrganisations : []
  if (await isUntouched(store)) return other
  const user = await store.get(userRecordTable.collection, installation, userId)
  if (!user) return other
  const rolesIn = new Map(user.memberships.map(({ organisationId, roles }) => [organisationId, roles]))
  const records = await store.list(organisationRecordTable.collection, installation)
  return inOrder(
    records.flatMap(({ organisationId, title, plan, enabled }) => {
      const roles = rolesIn.get(organisationId)
      return enabled && roles ? [{ organisationId, title, plan, roles }] : []
    }),
  )
}

/** The organisations of a user that are disabled. */
export async function disabledOrganisationsOf(
  store: Store,
  userId: string,
): Promise<Pick<Organisation, 'organisationId' | 'title'>[]> {
  if (await isUntouched(store)) return []
  const user = await store.get(userRecordTable.collection, installation, userId)
  const own = new Set(user?.memberships.map(({ organisationId }) => organisationId))
  const records = await store.list(organisationRecordTable.collection, installation)
  return records
    .filter(({ enabled, organisationId }) => !enabled && own.has(organisationId))
    .map(({ organisationId, title }) => ({ organisationId, title }))
}

/** Lets only requests pass that name one of the user's organisations. To be used after `signedIn`. */
export const inOrganisation = os.$context<Context & { user: Profile }>().middleware(async ({ context, next }) => {
  const organisations = await organisationsOf(context.store, context.user.id)
  const organisation = organisations.find(({ organisationId }) => organisationId === context.organisationId)
  if (!organisation) throw new ORPCError('FORBIDDEN', { message: 'You do not belong to this organisation.' })
  const { organisationId } = organisation
  return next({ context: { organisationId, visitor: visitorOf(context.user, organisation) } })
})
