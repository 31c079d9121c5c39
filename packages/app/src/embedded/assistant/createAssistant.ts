import type { AssistantQuestion } from '@embpm/contract'
import { AnswerFailure } from './AnswerFailure.js'
import type { AssistantChat, AssistantTurn, ChatHistory } from './chatHistory.js'
import { readAnswer, type ReadAnswerOptions } from './readAnswer.js'

/** What is known of the conversations with the assistant. */
export interface AssistantState {
  /** From the youngest to the oldest. */
  chats: readonly AssistantChat[]
  /** The id of the question that is being answered. */
  writing: string | null
}

/** The conversations of one user in one organisation. One question is answered at a time. */
export interface Assistant {
  state(): AssistantState
  /** @returns ends it */
  subscribe(listener: () => void): () => void
  /** Asks in a conversation, which begins with its first question. While an answer is being written it does nothing. */
  ask(chatId: string, question: string): Promise<void>
  /** Asks a question anew; its answer of before is given up. */
  again(chatId: string, turnId: string): Promise<void>
  /** Ends the answer that is being written; what came of it stays. */
  stop(): void
  forget(chatId: string): void
}

/** What it needs. */
export interface AssistantOptions extends Pick<ReadAnswerOptions, 'silence' | 'longest'> {
  history: ChatHistory
  /** Sends a question. */
  send: (question: AssistantQuestion, signal: AbortSignal) => Promise<Response>
  newId: () => string
  now: () => Date
  /** How often at most what is being written is shown anew, in ms. Default 50. */
  pace?: number
}

/** Conversations over their history. */
export function createAssistant({ history, send, newId, now, pace = 50, ...limits }: AssistantOptions): Assistant {
  // What another page had under way when it was left is under way no more.
  let state: AssistantState = { chats: history.chats().map(brokenOff), writing: null }
  let stopWriting: AbortController | null = null
  const listeners = new Set<() => void>()
  const set = (next: Partial<AssistantState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const chatOf = (id: string) => state.chats.find((chat) => chat.id === id)
  const put = (chat: AssistantChat) => [chat, ...state.chats.filter(({ id }) => id !== chat.id)]
  const change = (chatId: string, turn: AssistantTurn) =>
    state.chats.map((chat) =>
      chat.id === chatId ? { ...chat, turns: chat.turns.map((one) => (one.id === turn.id ? turn : one)) } : chat,
    )

  const write = async (chatId: string, asked: AssistantTurn) => {
    const controller = new AbortController()
    stopWriting = controller
    let turn = asked
    let shown = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      timer = undefined
      shown = performance.now()
      set({ chats: change(chatId, turn) })
    }
    const end = (last: Partial<AssistantTurn>) => {
      clearTimeout(timer)
      turn = { ...turn, ...last }
      stopWriting = null
      set({ chats: change(chatId, turn), writing: null })
      const chat = chatOf(chatId)
      if (chat) history.keep(chat)
    }
    try {
      const ask = (signal: AbortSignal) => send({ question: asked.question, conversationId: chatId }, signal)
      for await (const part of readAnswer(ask, { ...limits, signal: controller.signal })) {
        turn =
          part.type === 'text'
            ? { ...turn, text: turn.text + part.data.delta }
            : { ...turn, sources: [...turn.sources.filter(({ number }) => number !== part.data.number), part.data] }
        if (performance.now() - shown >= pace) show()
        else timer ??= setTimeout(show, pace)
      }
      end({ state: 'done' })
    } catch (error) {
      if (controller.signal.aborted) end({ state: 'stopped' })
      else end({ state: 'failed', problem: error instanceof AnswerFailure ? error.problem : { kind: 'unreachable' } })
    }
  }

  const begin = (chatId: string, turns: AssistantTurn[], asked: AssistantTurn) => {
    const chat: AssistantChat = {
      id: chatId,
      organisation: history.organisation,
      at: now().toISOString(),
      turns: [...turns, asked],
    }
    history.keep(chat)
    set({ chats: put(chat), writing: asked.id })
    return write(chatId, asked)
  }
  const newTurn = (question: string): AssistantTurn => ({
    id: newId(),
    question,
    text: '',
    sources: [],
    state: 'writing',
  })

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async ask(chatId, question) {
      if (state.writing !== null) return
      const chat = chatOf(chatId)
      await begin(chatId, chat?.turns ?? [], newTurn(question))
    },
    async again(chatId, turnId) {
      const chat = chatOf(chatId)
      const turn = chat?.turns.find(({ id }) => id === turnId)
      if (state.writing !== null || !chat || !turn) return
      await begin(
        chatId,
        chat.turns.filter((one) => one !== turn),
        newTurn(turn.question),
      )
    },
    stop: () => stopWriting?.abort(new DOMException('The person has enough', 'AbortError')),
    forget(chatId) {
      if (chatOf(chatId)?.turns.some(({ id }) => id === state.writing)) stopWriting?.abort()
      set({ chats: state.chats.filter(({ id }) => id !== chatId) })
      history.forget(chatId)
    },
  }
}

const brokenOff = (chat: AssistantChat): AssistantChat => ({
  ...chat,
  turns: chat.turns.map((turn) =>
    turn.state === 'writing' ? { ...turn, state: 'failed', problem: { kind: 'cut' } } : turn,
  ),
})
