import { setupServer } from 'msw/node'

import type { createHandlers } from '../../msw.js'

/** Handlers of MSW that answer this program's requests. */
export interface Listening {
  /** Origin whose requests are answered. */
  origin: string
  /** Answers with these handlers alone from now on. */
  use(handlers: ReturnType<typeof createHandlers>): void
  close(): void
}

/** Starts to answer; in Node and in a browser each in its own way, chosen by the package's `imports`. */
export type Listen = () => Promise<Listening>

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
