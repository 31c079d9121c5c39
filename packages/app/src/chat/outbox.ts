import type { ChatMessage, Conversation } from '@embpm/contract/sample/chat'

/** A message that the service has not confirmed. */
export interface Outgoing {
  /** Unique among all tabs. */
  id: string
  chatId: string
  value: string
  /** When it was written, ISO 8601. */
  at: string
  /** Time of the youngest message that cannot be this one, ISO 8601; empty when any could be. */
  after: string
  /** `waiting` for a connection, `sending`, or `failed`: then only the user sends it again. */
  state: 'waiting' | 'sending' | 'failed'
  /** Number of the connection that it was last given to; `null` when it never was, so that nobody can have it. */
  run: number | null
}

/** Messages that the service has not confirmed, in the order in which they were written. */
export type Outbox = readonly Outgoing[]

const isAfter = (time: string, other: string): boolean => other === '' || Date.parse(time) > Date.parse(other)

const isThis = (outgoing: Outgoing, { chatId, value, isMine, createdAt }: ChatMessage): boolean =>
  isMine && outgoing.chatId === chatId && outgoing.value === value && isAfter(createdAt, outgoing.after)

/** Takes out the message at a place. What else waits in the chat cannot be the one that confirmed it. */
function without(outbox: Outbox, index: number, { chatId, value, createdAt }: ChatMessage): Outbox {
  return outbox
    .filter((_, at) => at !== index)
    .map((other) =>
      other.chatId === chatId && other.value === value && isAfter(createdAt, other.after)
        ? { ...other, after: createdAt }
        : other,
    )
}

/**
 * The outbox after the service has confirmed a message. One's own text confirms the oldest entry that says the same, those in
 * flight first; an entry that was never given to a connection cannot have arrived.
 */
export function confirmed(outbox: Outbox, message: ChatMessage): Outbox {
  const fits = (state: Outgoing['state']) =>
    outbox.findIndex((entry) => entry.state === state && entry.run !== null && isThis(entry, message))
  const index = fits('sending') >= 0 ? fits('sending') : fits('failed')
  return index < 0 ? outbox : without(outbox, index, message)
}

/**
 * The outbox after the chats were read again, on a connection with this number. What arrived without being confirmed is
 * taken out; what was given to an earlier connection and did not arrive has failed.
 */
export function reconciled(outbox: Outbox, chats: readonly Conversation[], run: number): Outbox {
  let rest = outbox
  for (const { id } of outbox) {
    const index = rest.findIndex((entry) => entry.id === id)
    const entry = rest[index]
    if (!entry || entry.run === null) continue
    const chat = chats.find((one) => one.id === entry.chatId)
    const arrived = chat?.messages.find((message) => isThis(entry, message))
    if (arrived) rest = without(rest, index, arrived)
  }
  return rest.map((entry) =>
    entry.state === 'sending' && entry.run !== null && entry.run < run ? { ...entry, state: 'failed' } : entry,
  )
}

/** The outbox with some fields of an entry changed. */
export const withEntry = (outbox: Outbox, id: string, change: Partial<Outgoing>): Outbox =>
  outbox.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))

/** The outbox after the service refused a frame: it answers in order, so it was the one that is longest in flight. */
export function refused(outbox: Outbox, run: number): Outbox {
  const entry = outbox.find((one) => one.state === 'sending' && one.run === run)
  return entry ? withEntry(outbox, entry.id, { state: 'failed', run: null }) : outbox
}
