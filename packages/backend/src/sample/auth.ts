import { type Credentials, type Profile, type Session } from '@embpm/contract'

import { api, type Context } from '../context.js'
import { becomeActive } from '../product/administration/becomeActive.js'
import { invitedBy, useUp } from '../product/administration/invitations.js'
import { installation } from '../product/administration/installation.js'
import { sessionHolder, type SessionHolder } from '../product/administration/sessionProfile.js'
import { noteSignIn } from '../product/administration/signIns.js'
import { userRecordTable } from '../product/administration/userRecordTable.js'
import { sampleUser } from './auth.data.js'
import { commonUser, userOf } from './common.data.js'

/** Latencies of the sample services, in ms. */
const signInLatency = 1500
const passwordLatency = 1000

/** A session of a user, from now on. */
async function newSession(context: Context, profile: Profile): Promise<Session> {
  const isSample = profile.id === sampleUser.id && context.owner === undefined
  const user = isSample ? await commonUser(context) : userOf(profile)
  return {
    user,
    accessToken: await context.identity.tokenOf({ id: profile.id, email: user.email }),
    tokenType: 'bearer',
  }
}

async function agree({ context }: { context: Context }, latency: number): Promise<true> {
  await context.wait(latency)
  return true
}

/** The session of somebody who was let in; or why they are locked. */
type Entered = Session | { locked: string }

/** Lets a user in, and notes it; refuses a locked one, and notes that as well. `null` for somebody who is no user. */
async function enter(context: Context, userId: string): Promise<Entered | null> {
  const { store } = context
  const holder = await sessionHolder(store, userId)
  const name = holder.user ? `${holder.user.firstname} ${holder.user.lastname}` : await nameOf(context, userId)
  if (holder.user) {
    await noteSignIn(store, { userId, name, outcome: 'signedIn' })
    return newSession(context, holder.user)
  }
  if (holder.locked === undefined) return null
  await noteSignIn(store, { userId, name, outcome: 'refused' })
  return { locked: holder.locked }
}

/** Lets in the user of a pair; `null` for a pair that is nobody's. */
async function enterByPair(context: Context, pair: Credentials): Promise<Entered | null> {
  await context.wait(signInLatency)
  const userId = await context.identity.holderOfPair(pair, context.store)
  return userId === null ? null : enter(context, userId)
}

async function nameOf({ store }: Context, userId: string): Promise<string> {
  const record = await store.get(userRecordTable.collection, installation, userId)
  return record ? `${record.firstname} ${record.lastname}` : ''
}

/** The handlers of signing in, whoever says who somebody is. Rules and latencies: sample services, "Authentication". */
export const auth = {
  signIn: api.auth.signIn.handler(async ({ input, context, errors }) => {
    const session = await enterByPair(context, input)
    if (!session) throw errors.WRONG_CREDENTIALS()
    if ('locked' in session) throw errors.LOCKED({ data: session })
    return session
  }),
  unlockSession: api.auth.unlockSession.handler(async ({ input, context, errors }) => {
    const session = await enterByPair(context, input)
    if (!session) throw errors.WRONG_CREDENTIALS()
    if ('locked' in session) throw errors.LOCKED({ data: session })
    return session
  }),
  signInWithToken: api.auth.signInWithToken.handler(async ({ input, context, errors }) => {
    const userId = await context.identity.subjectOf(input.accessToken)
    const holder: SessionHolder = userId === null ? { user: null } : await sessionHolder(context.store, userId)
    if (holder.user) return newSession(context, holder.user)
    const { locked } = holder
    throw locked === undefined ? errors.INVALID_TOKEN() : errors.LOCKED({ data: { locked } })
  }),
  acceptInvitation: api.auth.acceptInvitation.handler(async ({ input, context, errors }) => {
    const { store, identity } = context
    const { invitation, password } = input
    const userId = await invitedBy(store, invitation)
    if (userId !== undefined && identity.keepPassword) {
      if (password === undefined) throw errors.PASSWORD_NEEDED()
      await identity.keepPassword(userId, password, store)
      await useUp(store, invitation)
    }
    if (userId !== undefined) await becomeActive(context, userId)
    const session = userId === undefined ? null : await enter(context, userId)
    if (!session) throw errors.NOT_INVITED()
    if ('locked' in session) throw errors.LOCKED({ data: session })
    return session
  }),
  forgotPassword: api.auth.forgotPassword.handler((options) => agree(options, passwordLatency)),
  resetPassword: api.auth.resetPassword.handler((options) => agree(options, passwordLatency)),
  signUp: api.auth.signUp.handler((options) => agree(options, signInLatency)),
}
