import { type Collection, createStore, type Row, type Step, type Store } from '../../store.js'

/** A store with what is about to be written, for rules to look at. Nothing that is done to it lasts. */
export async function stagedStore(store: Store, steps: readonly Step[]): Promise<Store> {
  const staged = createStore()
  await staged.writeAll(steps)

  /** What is staged: whatever is no sample, of which the store itself has those that count. */
  async function own<E extends Row>(collection: Collection<E>, organisationId: string): Promise<readonly E[]> {
    const samples = collection.seeds(organisationId).byId
    return (await staged.list(collection, organisationId)).filter((one) => samples.get(one.id) !== one)
  }

  return {
    ...staged,
    async get(collection, organisationId, id) {
      const found = (await own(collection, organisationId)).find((one) => one.id === id)
      return found ?? store.get(collection, organisationId, id)
    },
    async list(collection, organisationId) {
      const [rows, more] = await Promise.all([store.list(collection, organisationId), own(collection, organisationId)])
      return more.length === 0 ? rows : [...rows, ...more]
    },
    listDeleted: (collection, organisationId) => store.listDeleted(collection, organisationId),
    isPristine: () => Promise.resolve(false),
  }
}
