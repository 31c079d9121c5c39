import { assistantSource } from '@embpm/contract'
import * as z from 'zod/mini'
import { json, organisationIdSchema, type Storage } from '../../session/storage.js'
import { answerProblem } from './AnswerFailure.js'

/** So much is kept: conversations, questions of one, and characters of all. */
const historyLimits = { chats: 30, turns: 40, characters: 500_000 }

const assistantTurn = z.object({
  id: z.string(),
  question: z.string(),
  /** What came of the answer, as plain text. */
  text: z.string(),
  sources: z.array(assistantSource),
  /** `writing`: it is on its way, or was when the page was left. */
  state: z.enum(['writing', 'done', 'stopped', 'failed']),
  /** Why it failed. */
  problem: z.optional(answerProblem),
})

/** A question to the assistant, with its answer as far as there is one. */
export type AssistantTurn = z.infer<typeof assistantTurn>

const assistantChat = z.object({
  id: z.string(),
  organisation: organisationIdSchema,
  /** When the last question was asked, ISO 8601. */
  at: z.string(),
  /** From the oldest on; at least one. */
  turns: z.array(assistantTurn).check(z.minLength(1)),
})

/** A conversation with the assistant. */
export type AssistantChat = z.infer<typeof assistantChat>

const historySchema = json(
  z.object({
    /** Whose it is: the next user must not see it. */
    user: z.string().check(z.minLength(1)),
    chats: z.array(assistantChat),
  }),
)

/** The conversations of one user in one organisation, on this device. */
export interface ChatHistory {
  /** The organisation's id. */
  organisation: string
  /** From the youngest to the oldest. */
  chats(): AssistantChat[]
  /** Keeps a conversation as it is now. */
  keep(chat: AssistantChat): void
  forget(id: string): void
}

/** The history in the storage. Every change is made to what is stored at that moment, for another tab may have written too. */
export function createChatHistory(storage: Storage, user: string, organisation: string): ChatHistory {
  const read = (): AssistantChat[] => {
    const { data } = historySchema.safeParse(storage.get('assistantChats'))
    return data?.user === user ? data.chats : []
  }
  const write = (chats: readonly AssistantChat[]) => {
    const kept = withinLimits(chats)
    storage.set('assistantChats', kept.length > 0 ? JSON.stringify({ user, chats: kept }) : null)
  }
  const isThis = (id: string) => (chat: AssistantChat) => chat.id === id && chat.organisation === organisation
  return {
    organisation,
    chats: () => read().filter((chat) => chat.organisation === organisation),
    keep(chat) {
      const is = isThis(chat.id)
      write([chat, ...read().filter((one) => !is(one))])
    },
    forget(id) {
      const is = isThis(id)
      write(read().filter((one) => !is(one)))
    },
  }
}

/** The youngest conversations that there is room for, each with its last questions. */
export function withinLimits(chats: readonly AssistantChat[], limits = historyLimits): AssistantChat[] {
  let left = limits.characters
  const sorted = chats.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  return sorted.slice(0, limits.chats).flatMap((chat) => {
    const turns: AssistantTurn[] = []
    for (const turn of chat.turns.slice(-limits.turns).toReversed()) {
      left -= sizeOf(turn)
      if (left < 0) break
      turns.unshift(turn)
    }
    return turns.length > 0 ? [{ ...chat, turns }] : []
  })
}

const sizeOf = (turn: AssistantTurn): number => JSON.stringify(turn).length
