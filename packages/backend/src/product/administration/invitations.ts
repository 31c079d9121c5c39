import * as z from 'zod/mini'

import { newUuid } from '../../newUuid.js'
import { defineCollection, type Store } from '../../store.js'
import { installation } from './installation.js'

const invitation = z.object({
  /** What the invited one shows: nobody guesses it. */
  id: z.string(),
  userId: z.string(),
})

const collection = defineCollection({ name: 'invitation', schema: invitation, seeds: () => [] })

/** The user whom an invitation invites; `undefined` for one that was never given. */
export const invitedBy = async (store: Store, id: string): Promise<string | undefined> =>
  (await store.get(collection, installation, id))?.userId

/** Takes an invitation back that somebody has come in by, where they have a password from then on. */
export async function useUp(store: Store, id: string): Promise<void> {
  await store.delete(collection, { organisationId: installation, id })
}

/** The invitation of a user, made when it is first asked for. */
export const invitationOf = (store: Store, userId: string): Promise<string> =>
  store.exclusively(async () => {
    const known = (await store.list(collection, installation)).find((one) => one.userId === userId)
    if (known) return known.id
    const id = newUuid()
    await store.create(collection, installation, { id, userId })
    return id
  })
