import { defineCollection, installation, type Store } from '@embpm/backend'
import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod/mini'

/** How the server signs: Ed25519. */
export const algorithm = 'EdDSA'
/** How long a token holds, in seconds. */
export const lifetime = 7 * 24 * 3600

const jwk = z.object({ kty: z.string(), crv: z.string(), x: z.string(), d: z.string() })
const collection = defineCollection({
  name: 'signing-key',
  schema: z.object({ id: z.string(), key: jwk, madeAt: z.string() }),
  seeds: () => [],
})

/** A key of the installation. Tokens name it by its id (`kid`); those of the first key, `current`, need not. */
export type SigningKey = z.infer<typeof collection.schema>

/** The name of the first key: tokens that name none are its own. */
export const firstKey = 'current'

async function madeKey(id: string, madeAt: number): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return { id, key: jwk.parse(await exportJWK(privateKey)), madeAt: new Date(madeAt).toISOString() }
}

const newestFirst = (keys: readonly SigningKey[]) =>
  keys.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt) || b.id.localeCompare(a.id))

/** The key that signs. The first one is made once for all nodes. */
export async function newestKey(store: Store): Promise<SigningKey> {
  const [newest] = newestFirst(await store.list(collection, installation))
  if (newest) return newest
  const made = await madeKey(firstKey, Date.now())
  const written = await store.create(collection, installation, made)
  return written.kind === 'conflict' ? written.current : made
}

/** The key of this name, as long as tokens signed with it count. */
export const keyNamed = (store: Store, id: string): Promise<SigningKey | undefined> =>
  store.get(collection, installation, id)

/** What became of the keys. */
export interface Rotation {
  /** How many earlier keys no longer count. */
  dropped: number
  /** How many earlier keys are still checked with, until what they signed has run out. */
  kept: number
}

/**
 * Makes a key that signs from now on, on every node. Earlier ones count until the last token that they signed has run out,
 * so that nobody notices.
 * @param options.atOnce they count no longer: everybody signs in again. For a key that somebody may have seen.
 */
export async function rotateKeys(store: Store, { atOnce }: { atOnce: boolean }): Promise<Rotation> {
  const before = newestFirst(await store.list(collection, installation))
  // Never older than the one before, whatever the clock of this node says.
  const now = Math.max(Date.now(), ...before.map(({ madeAt }) => Date.parse(madeAt) + 1))
  await store.create(collection, installation, await madeKey(randomUUID(), now))
  let dropped = 0
  for (const [index, { id }] of before.entries()) {
    const successor = before[index - 1]
    const isOver = successor !== undefined && Date.parse(successor.madeAt) + lifetime * 1000 < Date.now()
    if (!atOnce && !isOver) continue
    await store.delete(collection, { organisationId: installation, id })
    dropped += 1
  }
  return { dropped, kept: before.length - dropped }
}
