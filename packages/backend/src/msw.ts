import { type AnyHandler, http } from 'msw'

import { answer, type AnswerOptions } from './answer.js'
import { answerQuestion } from './sample/assistant/answerQuestion.js'
import { chatSocketHandler } from './sample/chat-socket/chatSocketHandler.js'
import { newUuid } from './newUuid.js'
import { createStore, type Store, type StoreProblem } from './store.js'

export { sampleOrganisations } from './product/administration/organisation.js'
export { sampleProfile, sampleUser } from './sample/auth.data.js'
export { sampleCredentials } from './sample/sampleCredentials.js'
export { createStore, type Store, type StoreOptions, type StoreProblem } from './store.js'

/** Options of {@link createHandlers}. */
export interface HandlersOptions extends Omit<AnswerOptions, 'store'> {
  /** Where the entities are kept. Default: the store of {@link handlers}. */
  store?: Store
}

const problems: StoreProblem[] = []
const listeners = new Set<(problem: StoreProblem) => void>()

const defaultStore = createStore({
  persistence: 'indexeddb',
  onProblem: (problem) => {
    problems.push(problem)
    for (const listener of listeners) listener(problem)
  },
})

/**
 * Tells about problems of the default store's storage, the past ones at once. The store goes on by itself.
 *
 * @returns ends the listening
 */
export function onStorageProblem(listener: (problem: StoreProblem) => void): () => void {
  listeners.add(listener)
  for (const problem of problems) listener(problem)
  return () => {
    listeners.delete(listener)
  }
}

/** Forgets every change in the default store, in all tabs: only the sample data remains. */
export function resetSampleData(): Promise<void> {
  return defaultStore.reset()
}

/**
 * The whole back end as handlers of MSW, for `setupServer` in Node and for the browser. It answers every request to
 * `/api/…` on any origin; one that no endpoint takes gets 404 with the body "NOT FOUND". The chat is live over a WebSocket, and
 * the sample assistant answers at `/ai-client`.
 */
export function createHandlers(options: HandlersOptions = {}): AnyHandler[] {
  const { store = defaultStore, latency = Infinity, newId = newUuid, sampleRows } = options
  return [
    // First, for the request that opens a socket in Node would be answered 404.
    chatSocketHandler({ context: { store, newId, sampleRows }, latency }),
    http.post('*/ai-client/answers', ({ request }) => answerQuestion(request, { ...options, store })),
    http.all('*/api/*', ({ request }) => answer(request, { ...options, store })),
  ]
}

/** The whole back end over the default store, which keeps changes in IndexedDB, or in memory where there is none. */
export const handlers: AnyHandler[] = createHandlers()
