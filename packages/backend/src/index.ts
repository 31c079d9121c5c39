export { answer, type AnswerOptions } from './answer.js'
export type { Context } from './context.js'
export { sampleOrganisations } from './product/administration/organisation.js'
export { router } from './router.js'
export { sampleProfile, sampleUser } from './sample/auth.data.js'
export { sampleCredentials } from './sample/sampleCredentials.js'
export {
  type Collection,
  createStore,
  defineCollection,
  type Store,
  type StoreOptions,
  type StoreProblem,
  type WriteResult,
} from './store.js'
