import { type Conversation, incomingFrame, type IncomingFrame } from '@embpm/contract/sample/chat'

import type { Context } from '../../context.js'
import type { Store } from '../../store.js'

/** A connected client as the room sees it. */
export interface ChatClient {
  send: (frame: IncomingFrame) => void
  /** Takes what was told in another tab. */
  relay: (frame: IncomingFrame) => void
  /** Id of the chat that the client shows, if any. */
  shows: () => string | null
}

/**
 * Where those meet who are connected to the chats of one store. Stores that share their storage, as those of two tabs do,
 * tell each other's rooms, so that every client gets every frame once.
 */
export class ChatRoom {
  readonly #clients = new Set<ChatClient>()
  readonly #sharedAs: string | undefined
  #channel: BroadcastChannel | undefined
  #leaving = new AbortController()
  readonly #turns = new Map<string, Promise<void>>()

  constructor(sharedAs: string | undefined) {
    this.#sharedAs = sharedAs
  }

  /**
   * Lets a client in.
   *
   * @returns takes it out again; the last one takes with it what the room still waits for
   */
  enter(client: ChatClient): () => void {
    this.#others()
    this.#clients.add(client)
    return () => {
      if (!this.#clients.delete(client) || this.#clients.size > 0) return
      this.#leaving.abort()
      this.#leaving = new AbortController()
    }
  }

  /** Tells all clients, in this tab and in others. */
  tell(frame: IncomingFrame): void {
    this.#others()?.postMessage(frame)
    for (const client of this.#clients) client.send(frame)
  }

  /** Tells of a chat whose unread count or muting is not what it was. */
  tellIfChanged(before: Conversation, after: Conversation): void {
    const { unreadCount = 0, muted } = after
    if (unreadCount === (before.unreadCount ?? 0) && muted === before.muted) return
    this.tell({ type: 'chat', chatId: after.id, unreadCount, muted })
  }

  /** Whether a client of this tab shows a chat. */
  isShown(chatId: string): boolean {
    return [...this.#clients].some((client) => client.shows() === chatId)
  }

  /**
   * Runs one piece of work of a chat after the other, each with a signal that says when everybody has left. Work of
   * different chats does not wait for each other.
   */
  inTurn(chatId: string, work: (everybodyLeft: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = this.#leaving
    const run = () => work(signal)
    const mine = (this.#turns.get(chatId) ?? Promise.resolve()).then(run, run)
    this.#turns.set(chatId, mine)
    return mine
  }

  /** The way to other tabs, opened when it is first needed. */
  #others(): BroadcastChannel | undefined {
    if (this.#channel || this.#sharedAs === undefined || typeof BroadcastChannel === 'undefined') return this.#channel
    const channel = new BroadcastChannel(`${this.#sharedAs}-chat`)
    channel.addEventListener('message', ({ data }) => {
      const frame = incomingFrame.safeParse(data)
      if (frame.success) for (const client of this.#clients) client.relay(frame.data)
    })
    // In Node it would keep the process alive.
    if ('unref' in channel && typeof channel.unref === 'function') Reflect.apply(channel.unref, channel, [])
    this.#channel = channel
    return channel
  }
}

const rooms = new WeakMap<Store, Map<string, ChatRoom>>()

/** The room of a store, on a server of each user: it lives as long as the store does. */
export function chatRoomOf({ store, owner = '' }: Pick<Context, 'store' | 'owner'>): ChatRoom {
  const ofStore = rooms.get(store) ?? new Map<string, ChatRoom>()
  rooms.set(store, ofStore)
  const room = ofStore.get(owner) ?? new ChatRoom(store.sharedAs)
  ofStore.set(owner, room)
  return room
}
