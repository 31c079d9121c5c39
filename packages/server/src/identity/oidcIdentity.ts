import { createHash } from 'node:crypto'
import {
  becomeActive,
  defineCollection,
  type Identity,
  installation,
  noteSignIn,
  sessionHolder,
  type Store,
  userByEmail,
} from '@embpm/backend'
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'
import { ProviderLostError } from './ProviderLostError.js'

/** Signatures by a key that only the provider has; never a shared secret, and never none. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** In ms. */
const timeout = 5000

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

const claims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1)),
  iat: z.number(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  sid: z.optional(z.string()),
  auth_time: z.optional(z.number()),
})
type Claims = z.infer<typeof claims>

/** Whose user a subject of a provider is, and the last session that was noted. */
const subjects = defineCollection({
  name: 'provider-subject',
  schema: z.object({ id: z.string(), userId: z.string(), session: z.string() }),
  seeds: () => [],
})

/** A user is an issuer and a subject: neither may be read as the other's end. */
const keyOf = ({ iss, sub }: Claims) =>
  createHash('sha256')
    .update(JSON.stringify([iss, sub]))
    .digest('hex')

/** What tells one session at the provider from the next. */
const sessionOf = ({ sid, auth_time: at, iat }: Claims) => sid ?? String(at ?? Math.floor(iat / 86_400))

/** What tokens are judged by. */
export interface OidcIdentityOptions {
  /** Providers whose tokens count. */
  issuers: readonly string[]
  /** Whom they must be for. */
  audience: string
  store: Store
  newId: () => string
}

/**
 * Signing in at identity providers. A subject who comes for the first time is the invited or active user with the e-mail address
 * that the provider has verified; from then on they are told by issuer and subject alone, whatever address they have. Roles and
 * memberships are those of the server.
 */
export function oidcIdentity({ issuers, audience, store, newId }: OidcIdentityOptions): Identity {
  const keys = new Map<string, Promise<JWTVerifyGetKey>>()

  /** The provider's keys, which are asked for again when a token names another one. */
  function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
    const known = keys.get(issuer) ?? discover(issuer)
    keys.set(issuer, known)
    // Who could not be asked is asked again by the next request.
    known.catch(() => keys.delete(issuer))
    return known
  }

  async function claimsIn(token: string): Promise<Claims | null> {
    const issuer = issuerOf(token)
    if (issuer === undefined || !issuers.includes(issuer)) return null
    const key = await keysOf(issuer)
    try {
      const required = ['sub', 'iat', 'exp']
      const { payload } = await jwtVerify(token, key, {
        issuer,
        audience,
        algorithms,
        requiredClaims: required,
        clockTolerance: 30,
      })
      return claims.safeParse(payload).data ?? null
    } catch (error) {
      // That it is none of ours is an answer; that the keys could not be had is not.
      const isAnswer = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
      if (isAnswer && error.code !== 'ERR_JOSE_GENERIC') return null
      throw new ProviderLostError(error)
    }
  }

  /** Who comes for the first time. */
  async function welcome(known: Claims): Promise<string | null> {
    if (known.email === undefined || known.email_verified !== true) return null
    const user = await userByEmail(store, known.email)
    if (!user || user.status === 'locked') return null
    const made = await store.create(subjects, installation, { id: keyOf(known), userId: user.id, session: '' })
    if (made.kind === 'conflict') return made.current.userId
    await becomeActive({ store, identity, newId, wait: () => Promise.resolve() }, user.id)
    return user.id
  }

  const noting = new Map<string, Promise<void>>()
  /** Notes a session once, however many requests begin it. */
  function note(known: Claims, userId: string): Promise<void> {
    const id = keyOf(known)
    const running =
      noting.get(id) ??
      (async () => {
        const session = sessionOf(known)
        await store.update(subjects, { organisationId: installation, id }, (one) => ({ ...one, session }))
        const { user } = await sessionHolder(store, userId)
        if (user) await noteSignIn(store, { userId, name: `${user.firstname} ${user.lastname}`, outcome: 'signedIn' })
      })().finally(() => noting.delete(id))
    noting.set(id, running)
    return running
  }

  const identity: Identity = {
    holderOfPair: () => Promise.resolve(null),
    tokenOf: () => Promise.reject(new Error('Tokens are given by the identity provider.')),
    async subjectOf(token) {
      const known = await claimsIn(token)
      if (!known) return null
      const before = await store.get(subjects, installation, keyOf(known))
      const userId = before?.userId ?? (await welcome(known))
      if (userId !== null && before?.session !== sessionOf(known)) await note(known, userId)
      return userId
    },
  }
  return identity
}

/** Who says that they made a token: not yet believed. */
function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

/** Asks a provider where its keys are. Source: OpenID Connect Discovery 1.0, section 4. */
async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  try {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    const said = discovery.parse(await answer.json())
    if (said.issuer !== issuer) throw new Error(`It says that it is ${said.issuer}.`)
    return createRemoteJWKSet(new URL(said.jwks_uri), { timeoutDuration: timeout })
  } catch (error) {
    throw new ProviderLostError(error)
  }
}
