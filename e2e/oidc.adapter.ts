import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What one realm remembers: sessions, grants, tokens, each by its kind and id. */
export type RealmStore = Map<string, AdapterPayload>

/** Keeps what a realm remembers in memory, apart from other realms. */
export const adapterOver = (store: RealmStore) =>
  class implements Adapter {
    readonly #kind: string
    constructor(kind: string) {
      this.#kind = kind
    }
    #key(id: string) {
      return `${this.#kind}:${id}`
    }
    upsert(id: string, payload: AdapterPayload): Promise<void> {
      store.set(this.#key(id), payload)
      return Promise.resolve()
    }
    find(id: string) {
      return Promise.resolve(store.get(this.#key(id)))
    }
    findByUid(uid: string) {
      const found = [...store].find(([key, payload]) => key.startsWith(`${this.#kind}:`) && payload.uid === uid)
      return Promise.resolve(found?.[1])
    }
    findByUserCode() {
      return Promise.resolve(undefined)
    }
    consume(id: string): Promise<void> {
      const payload = store.get(this.#key(id))
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      return Promise.resolve()
    }
    destroy(id: string): Promise<void> {
      store.delete(this.#key(id))
      return Promise.resolve()
    }
    revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, payload] of store) if (payload.grantId === grantId) store.delete(key)
      return Promise.resolve()
    }
  }
