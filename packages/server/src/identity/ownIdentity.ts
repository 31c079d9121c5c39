import { defineCollection, type Identity, installation, type Store, userByEmail } from '@embpm/backend'
import { decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { hashOf, matches } from './passwords.js'
import { algorithm, firstKey, keyNamed, lifetime, newestKey, type SigningKey } from './signingKeys.js'

const name = 'embpm'

const credentials = defineCollection({
  name: 'credential',
  schema: z.object({
    id: z.string(),
    hash: z.string(),
    /** Seconds since 1970: when it was chosen. */
    since: z.number(),
  }),
  seeds: () => [],
})

/** Whether anybody can sign in yet. */
export const hasPasswords = async (store: Store): Promise<boolean> =>
  (await store.list(credentials, installation)).length > 0

/** Keys as the library wants them, by their public part. */
const imported = new Map<string, ReturnType<typeof importJWK>>()

/** The public part of a key, or with `d` the whole. */
function cryptoKey(
  { key: { d, ...publicPart } }: SigningKey,
  part: 'public' | 'private',
): ReturnType<typeof importJWK> {
  const name = `${part} ${publicPart.x}`
  const known = imported.get(name)
  if (known) return known
  const made = importJWK(part === 'public' ? publicPart : { ...publicPart, d }, algorithm)
  imported.set(name, made)
  return made
}

/** The name of the key that a token says it was signed with; `null` for what is no token. */
function keyNameOf(token: string): string | null {
  try {
    return z.optional(z.string()).parse(decodeProtectedHeader(token).kid) ?? firstKey
  } catch {
    return null
  }
}

const claims = z.object({ sub: z.string(), iat: z.number() })

/** What a token of ours says, if it is signed, whole and still valid. */
async function claimsOf(
  token: string,
  key: Awaited<ReturnType<typeof cryptoKey>>,
): Promise<z.infer<typeof claims> | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer: name,
      audience: name,
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance: 30,
    })
    return claims.parse(payload)
  } catch {
    return null
  }
}

/**
 * The server's own way to sign in: passwords that users choose when they accept an invitation, kept as scrypt hashes, and
 * tokens signed with the newest key of the installation (Ed25519), for seven days or until the password is another.
 */
export async function ownIdentity(store: Store): Promise<Identity> {
  await newestKey(store)
  return {
    async holderOfPair({ email, password }) {
      const user = await userByEmail(store, email)
      const kept = user && (await store.get(credentials, installation, user.id))
      return (await matches(password, kept?.hash)) && user ? user.id : null
    },
    async tokenOf({ id, email }) {
      const key = await newestKey(store)
      return new SignJWT({ email })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.id })
        .setSubject(id)
        .setIssuer(name)
        .setAudience(name)
        .setIssuedAt()
        .setExpirationTime(`${lifetime}s`)
        .sign(await cryptoKey(key, 'private'))
    },
    async subjectOf(token) {
      const named = keyNameOf(token)
      const key = named === null ? undefined : await keyNamed(store, named)
      const found = key ? await claimsOf(token, await cryptoKey(key, 'public')) : null
      const kept = found && (await store.get(credentials, installation, found.sub))
      // Who has chosen another password is out everywhere else.
      return kept && found.iat >= kept.since ? kept.id : null
    },
    async keepPassword(userId, password) {
      const hash = await hashOf(password)
      const since = Math.floor(Date.now() / 1000)
      const made = await store.create(credentials, installation, { id: userId, hash, since })
      if (made.kind === 'conflict')
        await store.update(credentials, { organisationId: installation, id: userId }, (one) => ({
          ...one,
          hash,
          since,
        }))
    },
  }
}
