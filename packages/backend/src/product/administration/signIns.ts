import * as z from 'zod/mini'

import { newUuid } from '../../newUuid.js'
import { defineCollection, type Store } from '../../store.js'
import { installation } from './installation.js'

const signIn = z.object({
  id: z.string(),
  userId: z.string(),
  /** Display name, as it was then. */
  name: z.string(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** Whether the user came in; a locked one does not. */
  outcome: z.enum(['signedIn', 'refused']),
})

/** A sign-in, or the attempt of somebody who is locked. */
export type SignIn = z.infer<typeof signIn>

const collection = defineCollection<SignIn>({ name: 'sign-in', schema: signIn, seeds: () => [] })

/** The sign-ins of all users, in the order in which they were: the same array as long as there was none. */
export const signInsOf = (store: Store): Promise<readonly SignIn[]> => store.list(collection, installation)

/** Notes a sign-in, now. */
export async function noteSignIn(store: Store, fields: Pick<SignIn, 'userId' | 'name' | 'outcome'>): Promise<void> {
  const entity = { id: newUuid(), at: new Date().toISOString(), ...fields }
  await store.create(collection, installation, entity, 'last')
}
