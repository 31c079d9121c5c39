import { setupServer } from 'msw/node'

import type { Listen } from '../Listen.js'

/** Intercepts the requests of this Node process. */
export const listen: Listen = async () => {
  const server = setupServer()
  server.listen({ onUnhandledFrame: 'error' })
  return {
    origin: 'https://embpm.test',
    use: (handlers) => server.resetHandlers(...handlers),
    close: () => server.close(),
  }
}
