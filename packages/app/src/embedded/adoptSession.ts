import { createStorage, firstPartyStore, type KeyValueStore, type Storage } from '../session/storage.js'

/**
 * Takes over the session that a sign-in in a window of its own has left in the storage of this origin. A browser that
 * keeps framed pages apart has to be asked for that storage, perhaps by a press.
 * @returns whether there is a session now
 */
export async function adoptSession(
  storage: Pick<Storage, 'get' | 'set'>,
  openStore: () => Promise<KeyValueStore | null> = firstPartyStore,
): Promise<boolean> {
  if (storage.get('access_token') !== null) return true
  const store = await openStore()
  if (!store) return false
  const other = createStorage(store)
  const token = other.get('access_token')
  if (token === null) return false
  storage.set('id_token', other.get('id_token'))
  storage.set('access_token', token)
  return true
}
