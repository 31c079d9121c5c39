import { type Credentials, type Profile, type Session, type User, visitorOf } from '@embpm/contract'
import { base64url, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'

import { api, type Context } from '../context.js'
import { invitedBy } from '../product/administration/invitations.js'
import {
  installation,
  sessionHolder,
  type SessionHolder,
  sessionUserId,
} from '../product/administration/sessionProfile.js'
import { noteSignIn } from '../product/administration/signIns.js'
import { userRecordTable } from '../product/administration/userRecordTable.js'
import { sampleIssuer, sampleSecret, sampleUser } from './auth.data.js'
import { sampleCredentials } from './sampleCredentials.js'
import { userTable } from './common.data.js'

const key = new TextEncoder().encode(sampleSecret)
const algorithm = 'HS256'
/** Seconds. */
const lifetime = 7 * 24 * 3600
/** Latencies of the sample services, in ms. */
const signInLatency = 1500
const passwordLatency = 1000

/**
 * Whether this place can sign: a browser has the means on secure addresses alone. Elsewhere the samples go on with tokens that
 * are not signed; the secret is no secret, and only the page itself asks.
 */
const canSign = () => 'subtle' in crypto

/** A user as a session names them: the common one as stored. */
async function userOf(context: Context, profile: Profile): Promise<User> {
  const { id, firstname, lastname, email, metadata } = profile
  if (id === sampleUser.id) return { ...((await userTable.get(context, sampleUser.id)) ?? sampleUser) }
  return { id, name: `${firstname} ${lastname}`, email, avatar: metadata?.profilePicture ?? '', status: 'online' }
}

/** A session of a user, from now on. */
async function newSession(context: Context, profile: Profile): Promise<Session> {
  const user = await userOf(context, profile)
  // Read once, so that a second that ends in between cannot stretch the lifetime.
  const issuedAt = Math.floor(new Date().getTime() / 1000)
  const token = canSign()
    ? new SignJWT({ email: user.email }).setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    : new UnsecuredJWT({ email: user.email })
  token
    .setSubject(profile.id)
    .setIssuer(sampleIssuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
  const accessToken = token instanceof SignJWT ? await token.sign(key) : token.encode()
  return { user, accessToken, tokenType: 'bearer' }
}

/**
 * Whether each part is written in the one way that base64url has for its bytes. Readers overlook the spare bits of a last
 * letter, `=` and white space behind it, so that an altered signature would match.
 */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => base64url.encode(base64url.decode(part)) === part)
}

/** Whose a token is that we signed, as it stands, and is still valid; `null` for others. What counts as now is `new Date()`, as for signing. */
async function subjectOf(token: string): Promise<string | null> {
  try {
    const expected = { issuer: sampleIssuer, requiredClaims: ['sub', 'iat', 'exp'], currentDate: new Date() }
    const { payload } = canSign()
      ? await jwtVerify(token, key, { ...expected, algorithms: [algorithm] })
      : UnsecuredJWT.decode(token, expected)
    return isCanonical(token) ? (payload.sub ?? null) : null
  } catch {
    return null
  }
}

/**
 * The id of the user whose token an `Authorization` header carries, if `sign-in-with-token` would take it; `null` without one. A
 * request is anonymous then, and each endpoint decides what that means.
 */
export async function holderOf(authorization: string | null): Promise<string | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  return token === undefined ? null : subjectOf(token)
}

function match({ email, password }: Credentials): boolean {
  return email === sampleCredentials.email && password === sampleCredentials.password
}

async function agree({ context }: { context: Context }, latency: number): Promise<true> {
  await context.wait(latency)
  return true
}

/** Lets a user in, and notes it; refuses a locked one, and notes that as well. `null` for somebody who is no user. */
async function enter(context: Context, userId: string): Promise<Session | 'locked' | null> {
  const { store } = context
  const holder = await sessionHolder(store, userId)
  const name = holder.user ? `${holder.user.firstname} ${holder.user.lastname}` : await nameOf(context, userId)
  if (holder.user) {
    await noteSignIn(store, { userId, name, outcome: 'signedIn' })
    return newSession(context, holder.user)
  }
  if (holder.locked === undefined) return null
  await noteSignIn(store, { userId, name, outcome: 'refused' })
  return 'locked'
}

async function nameOf({ store }: Context, userId: string): Promise<string> {
  const record = await store.get(userRecordTable.collection, installation, userId)
  return record ? `${record.firstname} ${record.lastname}` : ''
}

/** Somebody who was invited becomes active with their first sign-in, by their own doing. */
async function becomeActive(context: Context, userId: string): Promise<void> {
  const { store } = context
  const record = await store.get(userRecordTable.collection, installation, userId)
  if (record?.status !== 'invited') return
  const { firstname, lastname, email, company, userType, roles, permissions } = record
  const user: Profile = { id: userId, firstname, lastname, email, company, userType, roles, permissions }
  const organisationId = record.memberships[0]?.organisationId ?? ''
  const visitor = visitorOf(user, { plan: userType, roles: record.memberships[0]?.roles ?? [] })
  const caller = { ...context, user, organisationId, visitor }
  await userRecordTable.update({ id: userId, lockVersion: record.lockVersion, fields: { status: 'active' } }, caller)
}

/** The handlers of signing in. Rules and latencies: sample services, "Authentication". */
export const auth = {
  signIn: api.auth.signIn.handler(async ({ input, context, errors }) => {
    await context.wait(signInLatency)
    const session = match(input) ? await enter(context, sessionUserId) : null
    if (session === 'locked') throw errors.LOCKED()
    if (!session) throw errors.WRONG_CREDENTIALS()
    return session
  }),
  unlockSession: api.auth.unlockSession.handler(async ({ input, context, errors }) => {
    await context.wait(signInLatency)
    const session = match(input) ? await enter(context, sessionUserId) : null
    if (session === 'locked') throw errors.LOCKED()
    if (!session) throw errors.WRONG_CREDENTIALS()
    return session
  }),
  signInWithToken: api.auth.signInWithToken.handler(async ({ input, context, errors }) => {
    const userId = await subjectOf(input.accessToken)
    const holder: SessionHolder = userId === null ? { user: null } : await sessionHolder(context.store, userId)
    if (holder.user) return newSession(context, holder.user)
    throw holder.locked === undefined ? errors.INVALID_TOKEN() : errors.LOCKED()
  }),
  acceptInvitation: api.auth.acceptInvitation.handler(async ({ input, context, errors }) => {
    const userId = await invitedBy(context.store, input.invitation)
    if (userId !== undefined) await becomeActive(context, userId)
    const session = userId === undefined ? null : await enter(context, userId)
    if (session === 'locked') throw errors.LOCKED()
    if (!session) throw errors.NOT_INVITED()
    return session
  }),
  forgotPassword: api.auth.forgotPassword.handler((options) => agree(options, passwordLatency)),
  resetPassword: api.auth.resetPassword.handler((options) => agree(options, passwordLatency)),
  signUp: api.auth.signUp.handler((options) => agree(options, signInLatency)),
}
