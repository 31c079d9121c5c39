import type { Credentials, Profile, Session } from '@embpm/contract'
import { compactVerify, jwtVerify, SignJWT } from 'jose'

import { api, type Context } from '../context.js'
import { sampleCredentials, sampleIssuer, sampleProfile, sampleSecret, sampleUser } from './auth.data.js'

const key = new TextEncoder().encode(sampleSecret)
const algorithm = 'HS256'
const lifetime = '7d'
/** Latencies of the sample services, in ms. */
const signInLatency = 1500
const passwordLatency = 1000

async function newSession(): Promise<Session> {
  const accessToken = await new SignJWT({ email: sampleUser.email })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(sampleUser.id)
    .setIssuer(sampleIssuer)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(key)
  return { user: { ...sampleUser }, accessToken, tokenType: 'bearer' }
}

function match({ email, password }: Credentials): boolean {
  return email === sampleCredentials.email && password === sampleCredentials.password
}

/**
 * Whose token an `Authorization` header carries; `null` for no token, a forged, a foreign or an expired one. Unlike
 * `sign-in-with-token`, which renews every token with a matching signature, the API refuses an expired one.
 */
export async function userOfHeader(authorization: string | null): Promise<Profile | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  try {
    await jwtVerify(token, key, { algorithms: [algorithm], issuer: sampleIssuer, subject: sampleUser.id })
    return sampleProfile
  } catch {
    return null
  }
}

async function hasOurSignature(token: string): Promise<boolean> {
  try {
    await compactVerify(token, key, { algorithms: [algorithm] })
    return true
  } catch {
    return false
  }
}

async function agree({ context }: { context: Context }, latency: number): Promise<true> {
  await context.wait(latency)
  return true
}

/** The handlers of signing in. Rules and latencies: sample services, "Authentication". */
export const auth = {
  signIn: api.auth.signIn.handler(async ({ input, context, errors }) => {
    await context.wait(signInLatency)
    if (!match(input)) throw errors.WRONG_CREDENTIALS()
    return newSession()
  }),
  unlockSession: api.auth.unlockSession.handler(async ({ input, context, errors }) => {
    await context.wait(signInLatency)
    if (!match(input)) throw errors.WRONG_CREDENTIALS()
    return newSession()
  }),
  signInWithToken: api.auth.signInWithToken.handler(async ({ input, errors }) => {
    if (!(await hasOurSignature(input.accessToken))) throw errors.INVALID_TOKEN()
    return newSession()
  }),
  forgotPassword: api.auth.forgotPassword.handler((options) => agree(options, passwordLatency)),
  resetPassword: api.auth.resetPassword.handler((options) => agree(options, passwordLatency)),
  signUp: api.auth.signUp.handler((options) => agree(options, signInLatency)),
}
