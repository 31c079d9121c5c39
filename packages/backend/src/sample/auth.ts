import type { Credentials, Session } from '@embpm/contract'
import { base64url, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'

import { api, type Context } from '../context.js'
import { sessionProfile } from '../product/administration/sessionProfile.js'
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

/** A session of the common user as stored, from now on. */
async function newSession(context: Context): Promise<Session> {
  const user = (await userTable.get(context, sampleUser.id)) ?? sampleUser
  // Read once, so that a second that ends in between cannot stretch the lifetime.
  const issuedAt = Math.floor(new Date().getTime() / 1000)
  const token = canSign()
    ? new SignJWT({ email: user.email }).setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    : new UnsecuredJWT({ email: user.email })
  token
    .setSubject(sampleUser.id)
    .setIssuer(sampleIssuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
  const accessToken = token instanceof SignJWT ? await token.sign(key) : token.encode()
  return { user: { ...user }, accessToken, tokenType: 'bearer' }
}

/**
 * Whether each part is written in the one way that base64url has for its bytes. Readers overlook the spare bits of a last
 * letter, `=` and white space behind it, so that an altered signature would match.
 */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => base64url.encode(base64url.decode(part)) === part)
}

/** Whether we signed the token, as it stands, and it is still valid. What counts as now is `new Date()`, as for signing. */
async function isValid(token: string): Promise<boolean> {
  try {
    const expected = {
      issuer: sampleIssuer,
      subject: sampleUser.id,
      requiredClaims: ['iat', 'exp'],
      currentDate: new Date(),
    }
    if (canSign()) await jwtVerify(token, key, { ...expected, algorithms: [algorithm] })
    else UnsecuredJWT.decode(token, expected)
    return isCanonical(token)
  } catch {
    return false
  }
}

/**
 * Whether an `Authorization` header carries a token that `sign-in-with-token` would take. A request is anonymous without
 * one, and each endpoint decides what that means.
 */
export async function hasValidToken(authorization: string | null): Promise<boolean> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  return token !== undefined && (await isValid(token))
}

function match({ email, password }: Credentials): boolean {
  return email === sampleCredentials.email && password === sampleCredentials.password
}

async function agree({ context }: { context: Context }, latency: number): Promise<true> {
  await context.wait(latency)
  return true
}

const isLocked = async ({ store }: Context): Promise<boolean> => (await sessionProfile(store)) === null

/** The handlers of signing in. Rules and latencies: sample services, "Authentication". */
export const auth = {
  signIn: api.auth.signIn.handler(async ({ input, context, errors }) => {
    await context.wait(signInLatency)
    if (!match(input)) throw errors.WRONG_CREDENTIALS()
    if (await isLocked(context)) throw errors.LOCKED()
    return newSession(context)
  }),
  unlockSession: api.auth.unlockSession.handler(async ({ input, context, errors }) => {
    await context.wait(signInLatency)
    if (!match(input)) throw errors.WRONG_CREDENTIALS()
    if (await isLocked(context)) throw errors.LOCKED()
    return newSession(context)
  }),
  signInWithToken: api.auth.signInWithToken.handler(async ({ input, context, errors }) => {
    if (!(await isValid(input.accessToken))) throw errors.INVALID_TOKEN()
    if (await isLocked(context)) throw errors.LOCKED()
    return newSession(context)
  }),
  forgotPassword: api.auth.forgotPassword.handler((options) => agree(options, passwordLatency)),
  resetPassword: api.auth.resetPassword.handler((options) => agree(options, passwordLatency)),
  signUp: api.auth.signUp.handler((options) => agree(options, signInLatency)),
}
