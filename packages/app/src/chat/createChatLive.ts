import {
  chatSocketPath,
  chatSocketProtocols,
  type ChatMessage,
  type IncomingFrame,
  outgoingMessage,
} from '@embpm/contract/sample/chat'
import type { Services } from '../session/services.js'
import { basesOf } from '../session/apiHosts.js'
import type { ChatData } from './chatData.js'
import { createChatNotes } from './chatNotes.js'
import { createChatSocket, type ConnectionState } from './chatSocket.js'
import { confirmed, type Outbox, refused, reconciled, withEntry } from './outbox.js'
import { createTyping } from './typing.js'

/** What goes on in the chats at this moment, beside the data of the service. Its parts stay the same until they change. */
export interface ChatState {
  connection: ConnectionState
  /** Chats whose other party types. */
  typing: ReadonlySet<string>
  outbox: Outbox
  /** Drafts by the id of their chat. */
  drafts: Readonly<Record<string, string>>
  /** The youngest message of another that came in while its chat was not shown. */
  heard: ChatMessage | null
}

/** What is live about the chats: the connection, what one writes, and who types. */
export interface ChatLive {
  getState(): ChatState
  subscribe(listener: () => void): () => void
  /** Connects for as long as anybody needs it. @returns says that it is needed no more */
  connect(): () => void
  /** Tells the service which chat is on the screen, so that it counts as read. @returns says that it is no more */
  show(chatId: string): () => void
  /** Sends a message, or keeps it until there is a connection. The draft of the chat becomes the message. */
  send(chatId: string, value: string): void
  /** Sends a failed message once more, unless it turns out that it had arrived. */
  retry(id: string): Promise<void>
  /** Forgets a failed message. */
  discard(id: string): void
  keepDraft(chatId: string, text: string): void
  /** Tries at once to get a lost connection back. */
  reconnect(): void
  /** Ends it for good, before another user's chats begin. */
  end(): void
}

/** Parts that a test puts in place of the browser's. */
export type LiveParts = Partial<Pick<Parameters<typeof createChatSocket>[0], 'network' | 'open' | 'random'>>

/** How long the service may take to confirm a message, in ms. */
const answerTime = 10_000
/** A connection outlives the part of the page that needed it by a moment, for another may need it next. */
const graceTime = 200

/** The live side of one user's chats. */
export function createChatLive(
  services: Services,
  { data, user }: { data: ChatData; user: string },
  parts: LiveParts = {},
): ChatLive {
  const notes = createChatNotes(services.storage, user)
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const shown: string[] = []
  let needed = 0
  let sentShown: string | null = null
  let reads = 0
  let state: ChatState = {
    connection: 'idle',
    typing: new Set(),
    outbox: notes.unsent(),
    drafts: notes.drafts(),
    heard: null,
  }

  const set = (change: Partial<ChatState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Changes the outbox; what is no longer in it is forgotten in the storage too. */
  const setOutbox = (outbox: Outbox) => {
    if (outbox === state.outbox) return
    const gone = state.outbox.filter(({ id }) => !outbox.some((entry) => entry.id === id)).map(({ id }) => id)
    if (gone.length > 0) notes.forgetUnsent(gone)
    for (const { id, state: now } of outbox) if (now !== 'sending') stopTimer(id)
    for (const id of gone) stopTimer(id)
    set({ outbox })
  }
  const stopTimer = (id: string) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  const typing = createTyping((chats) => set({ typing: chats }))
  const socket = createChatSocket({
    ...parts,
    url: `${basesOf(services.configuration).live.replace(/^http/, 'ws')}${chatSocketPath}`,
    protocols: async () => chatSocketProtocols(await services.session.token()),
    onFrame: take,
    onState: (connection) => {
      set({ connection })
      if (connection === 'open') opened()
      else typing.clear()
    },
  })

  function take(frame: IncomingFrame) {
    data.take(frame)
    if (frame.type === 'typing') return typing.set(frame.chatId, frame.isTyping)
    if (frame.type === 'problem') {
      // The page of a chat that cannot be shown says so itself.
      if (frame.problems.every(({ path }) => path !== 'openChatId')) setOutbox(refused(state.outbox, socket.run()))
      return
    }
    if (frame.type !== 'message') return
    const { message } = frame
    if (message.isMine) return setOutbox(confirmed(state.outbox, message))
    typing.set(message.chatId, false)
    if (!isShown(message.chatId)) set({ heard: message })
    if (!data.cached()?.some(({ id }) => id === message.chatId)) void data.renew()
  }

  /** Reads again what changed while there was no connection, and sends what waited for one. */
  function opened() {
    sentShown = null
    sendShown()
    if (reads > 0) void data.renew()
    flush()
  }

  function flush() {
    for (const { id, chatId, value, state: now } of state.outbox) {
      if (now !== 'waiting') continue
      const frame = outgoingMessage.safeParse({ chatId, value, isMine: true })
      if (!frame.success) {
        setOutbox(withEntry(state.outbox, id, { state: 'failed', run: null }))
        continue
      }
      if (!socket.send(frame.data)) return
      setOutbox(withEntry(state.outbox, id, { state: 'sending', run: socket.run() }))
      timers.set(
        id,
        setTimeout(() => {
          setOutbox(withEntry(state.outbox, id, { state: 'failed' }))
          // Silence may mean that the connection only seems to be open.
          if (state.connection === 'open') socket.renew()
        }, answerTime),
      )
    }
  }

  const isVisible = () => document.visibilityState === 'visible'
  const isShown = (chatId: string) => isVisible() && shown.at(-1) === chatId
  function sendShown() {
    const openChatId = isVisible() ? (shown.at(-1) ?? null) : null
    if (openChatId === sentShown) return
    if (socket.send({ openChatId })) sentShown = openChatId
  }

  function stopUnneeded() {
    if (needed > 0) return
    document.removeEventListener('visibilitychange', sendShown)
    socket.stop()
  }

  const unwatch = data.watch(() => {
    reads += 1
    const run = state.connection === 'open' ? socket.run() : 0
    return (chats) => setOutbox(reconciled(state.outbox, chats, run))
  })

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    connect() {
      needed += 1
      document.addEventListener('visibilitychange', sendShown)
      socket.start()
      return () => {
        needed -= 1
        // A lost connection must not come back, and send what waits, for nobody.
        if (state.connection === 'lost') stopUnneeded()
        else setTimeout(stopUnneeded, graceTime)
      }
    },
    show(chatId) {
      shown.push(chatId)
      sendShown()
      return () => {
        shown.splice(shown.lastIndexOf(chatId), 1)
        sendShown()
      }
    },
    send(chatId, value) {
      const chat = data.cached()?.find(({ id }) => id === chatId)
      const outgoing = {
        id: newId(),
        chatId,
        value,
        at: new Date().toISOString(),
        after: chat?.messages.at(-1)?.createdAt ?? '',
        state: 'waiting',
        run: null,
      } as const
      notes.keepUnsent(outgoing)
      const { [chatId]: _, ...drafts } = state.drafts
      set({ outbox: [...state.outbox, outgoing], drafts })
      flush()
    },
    async retry(id) {
      const entry = state.outbox.find((one) => one.id === id)
      if (entry?.state !== 'failed') return
      setOutbox(withEntry(state.outbox, id, { state: 'sending' }))
      if (entry.run !== null) {
        try {
          const chat = await data.client.chats.get({ id: entry.chatId })
          setOutbox(reconciled(state.outbox, chat ? [chat] : [], 0))
        } catch {
          return setOutbox(withEntry(state.outbox, id, { state: 'failed' }))
        }
      }
      setOutbox(withEntry(state.outbox, id, { state: 'waiting', run: null }))
      flush()
    },
    discard: (id) => setOutbox(state.outbox.filter((entry) => entry.id !== id)),
    keepDraft(chatId, text) {
      notes.keepDraft(chatId, text)
      set({ drafts: { ...state.drafts, [chatId]: text } })
    },
    reconnect() {
      // The press may come just after the connection did.
      if (state.connection !== 'open') socket.renew()
    },
    end() {
      unwatch()
      socket.stop()
    },
  }
}

/** Unique among tabs; no secret, so that an insecure address, where there is no UUID, will do. */
const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-')
