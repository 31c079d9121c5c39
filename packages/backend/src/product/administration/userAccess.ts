import { maxSignIns, userAccess as contract } from '@embpm/contract/user-access'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { lacking, missing } from '../entity/refusals.js'
import { withWriting } from '../entity/withAccess.js'
import { invitationOf } from './invitations.js'
import { inOrganisation } from './organisation.js'
import { reachesFurther } from './reachesFurther.js'
import { installation } from './installation.js'
import { signInsOf } from './signIns.js'
import { userRecordTable } from './userRecordTable.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation).use(withWriting('administration'))

/** The handlers of what administrators do with the access of users. */
export const userAccess: Router<typeof contract, Context> = {
  invite: on.invite.handler(async ({ input: { roles, ...fields }, context }) => {
    const { organisationId, visitor } = context
    const memberships = [{ organisationId, roles }]
    const made = { ...fields, company: '', userType: visitor.plan, memberships, status: 'invited' as const }
    const { id } = await userRecordTable.create(made, context)
    return { userId: id, invitation: await invitationOf(context.store, id) }
  }),
  invitation: on.invitation.handler(async ({ input: { id }, context }) => {
    const { id: userId, status } = await userRecordTable.get(id, context)
    // Who has signed in already is nobody else's to sign in as; where they have a password, the link lets them choose another.
    const { keepPassword } = context.identity
    if (status === 'locked' || (status === 'active' && !keepPassword)) throw missing(id)
    // Who holds the link is that user, everywhere.
    const stored = await context.store.get(userRecordTable.collection, installation, userId)
    if (keepPassword && stored && reachesFurther(stored, context)) throw lacking(['administrator'])
    return { userId, invitation: await invitationOf(context.store, userId) }
  }),
  signIns: on.signIns.handler(async ({ input: { id }, context }) => {
    const { lastLogin } = await userRecordTable.get(id, context)
    const noted = (await signInsOf(context.store)).filter(({ userId }) => userId === id)
    const own = noted.map(({ at, outcome }) => ({ at, outcome })).toReversed()
    const earlier = lastLogin === null ? [] : [{ at: lastLogin, outcome: 'signedIn' as const }]
    return [...own, ...earlier].slice(0, maxSignIns)
  }),
}
