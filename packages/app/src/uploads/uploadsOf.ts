import type { Services } from '../session/services.js'
import { queryKeys } from '../session/queryKeys.js'
import { trayWanted } from './trayWanted.js'
import { createUploadQueue, type UploadQueue } from './uploadQueue.js'
import { uploadTransport } from './uploadTransport.js'
import { isPending } from './uploadState.js'

const queues = new WeakMap<Services, UploadQueue>()

/** The uploads of a workspace: they go on while one is on other pages of it, and its tray shows them. */
export function uploadsOf(services: Services): UploadQueue {
  const known = queues.get(services)
  if (known) return known
  const { queryClient } = services
  const queue = createUploadQueue({
    ...uploadTransport(services),
    onDone: ({ target: { organisation, subject } }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, 'documents') })
      // Where the entity is used is asked anew.
      if (subject)
        void queryClient.invalidateQueries({ queryKey: queryKeys.uses(organisation, subject.kind, subject.id) })
    },
  })
  queues.set(services, queue)
  addEventListener('online', queue.wake)
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  queue.subscribe(() => {
    trayWanted.ask(services)
    const isBusy = queue.get().some(({ state }) => isPending(state))
    if (isBusy) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
  return queue
}
