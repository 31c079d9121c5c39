import { AsyncLocalStorage } from 'node:async_hooks'

const senders = new AsyncLocalStorage<string>()

/** Names that pages give themselves (`x-sse-id`). */
const name = /^[\w-]{8,64}$/

/** Does work for the page that asked for it, so that what it writes is not told to that page. */
export const forSender = <T>(stream: string | null, work: () => T): T =>
  senders.run(stream !== null && name.test(stream) ? stream : '', work)

/** The page that is worked for; empty for none. */
export const currentSender = (): string => senders.getStore() ?? ''
