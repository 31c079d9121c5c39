import type { ChatNotes as Stored, Storage } from '../session/storage.js'
import type { Outbox, Outgoing } from './outbox.js'

/** What one wrote and did not get rid of: it outlives the tab, and belongs to one user alone. */
export interface ChatNotes {
  /** Drafts by the id of their chat. */
  drafts(): Readonly<Record<string, string>>
  /** Keeps the draft of a chat; an empty one is forgotten. */
  keepDraft(chatId: string, text: string): void
  /** Messages that no service confirmed, in this tab or in one before it. Whether they arrived is not known. */
  unsent(): Outbox
  /** Makes a message of the draft: it is kept from now on, and the draft forgotten. */
  keepUnsent(outgoing: Outgoing): void
  /** Forgets messages. */
  forgetUnsent(ids: readonly string[]): void
}

/** Notes in the storage. Every change is made to what is stored at that moment, for another tab may have written too. */
export function createChatNotes(storage: Storage, user: string): ChatNotes {
  const read = (): Stored => {
    const stored = storage.get('chatNotes')
    return stored?.user === user ? stored : { user, drafts: {}, unsent: [] }
  }
  const write = (change: (stored: Stored) => Partial<Stored>) => {
    const stored = read()
    const next = { ...stored, ...change(stored) }
    const empty = Object.keys(next.drafts).length === 0 && next.unsent.length === 0
    storage.set('chatNotes', empty ? null : next)
  }
  const withDraft = (drafts: Stored['drafts'], chatId: string, text: string): Stored['drafts'] => {
    const { [chatId]: _, ...others } = drafts
    return text === '' ? others : { ...others, [chatId]: text }
  }
  return {
    drafts: () => read().drafts,
    keepDraft: (chatId, text) => write(({ drafts }) => ({ drafts: withDraft(drafts, chatId, text) })),
    unsent: () => read().unsent.map((one) => ({ ...one, state: 'failed', run: 0 })),
    keepUnsent: ({ id, chatId, value, at, after }) =>
      write(({ drafts, unsent }) => ({
        drafts: withDraft(drafts, chatId, ''),
        unsent: [...unsent, { id, chatId, value, at, after }],
      })),
    forgetUnsent: (ids) => write(({ unsent }) => ({ unsent: unsent.filter(({ id }) => !ids.includes(id)) })),
  }
}
