import { setupWorker } from 'msw/browser'

import type { Listen } from '../node/listen.js'

/** Intercepts the requests of this page by a service worker, as the app does. */
export const listen: Listen = async () => {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return {
    origin: location.origin,
    use: (handlers) => worker.resetHandlers(...handlers),
    close: () => void worker.stop(),
  }
}
