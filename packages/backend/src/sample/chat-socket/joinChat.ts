import type { ChatMessage, Conversation, IncomingFrame } from '@embpm/contract/sample/chat'

import type { Context } from '../../context.js'
import { me, replyOf } from '../chat.data.js'
import { chats } from '../chat.js'
import { chatRoomOf } from './chatRoom.js'
import { parseFrame } from './parseFrame.js'
import { sampleIdentity } from '../sampleIdentity.js'

/** How long the other party thinks before they type, and then types, in ms. */
const thinkingTime = 700
const typingTime = 1600

/** What a host gives to a connection. */
export interface ChatHost {
  context: Pick<Context, 'store' | 'newId' | 'owner' | 'sampleRows'>
  /** The longest that the other party takes for thinking, and for typing, in ms. */
  latency: number
  /** Sends a frame to the client. */
  send: (frame: IncomingFrame) => void
}

/** A client's connection to the chats. */
export interface ChatConnection {
  /** Takes what the client sent. Settled when it is stored and told; the other party answers later. */
  receive(data: unknown): Promise<void>
  /** Lets the other party of a chat write something of their own accord. An unknown chat is left alone. */
  hear(chatId: string, value: string): Promise<void>
  /** The client is gone. */
  leave(): void
}

/**
 * Connects a client to the chats of a store, whatever host it comes from.
 *
 * **How the unread counts stay true.** A message of the other party adds one to its chat's count, also in a muted chat:
 * muting silences, it does not hide. It adds nothing while a client of the same tab shows the chat; a client of another
 * tab that shows it reads it as soon as it hears of it. The count becomes 0 when somebody opens the chat, writes in it, or
 * patches it so. Every change is told to all clients: a message brings the count that it left behind, and whatever else
 * changes a count or mutes a chat is told by a `chat` frame. Changes are made one after the other, also across tabs. A
 * tab tells them in the order in which they were stored; what comes from another tab may cross with its own, so it is
 * told with the count of that moment. So the last count that a client was told is always the stored one.
 *
 * **How the other party answers.** Each own message gets one answer: they think, begin to type, stop, and what they
 * typed arrives. Answers of one chat do not overlap. When the last client of a tab leaves, they stop typing and what they
 * had not finished is lost.
 */
export function joinChat({ context: given, latency, send }: ChatHost): ChatConnection {
  const context: Context = {
    ...given,
    identity: sampleIdentity,
    organisationId: null,
    user: null,
    wait: () => Promise.resolve(),
  }
  const room = chatRoomOf(context)
  let shown: string | null = null
  const refuse = (path: string, message: string) => send({ type: 'problem', problems: [{ path, message }] })

  /** Adds a message and tells it; `false` for an unknown chat. */
  const add = (chatId: string, isMine: boolean, textFor: (chat: Conversation) => string): Promise<boolean> =>
    context.store.exclusively(async () => {
      const id = context.newId()
      const after = await chats.change(context, chatId, (chat) => {
        const message = messageIn(chat, { id, isMine, value: textFor(chat) })
        const unreadCount = isMine || room.isShown(chatId) ? 0 : (chat.unreadCount ?? 0) + 1
        const messages = [...chat.messages, message]
        return { ...chat, messages, unreadCount, lastMessage: message.value, lastMessageAt: message.createdAt }
      })
      const message = after?.messages.at(-1)
      if (message) room.tell({ type: 'message', message, unreadCount: after?.unreadCount ?? 0 })
      return message !== undefined
    })

  /** Leaves nothing unread. */
  const read = async (chatId: string) => {
    const before = await chats.get(context, chatId)
    const after = before?.unreadCount ? await chats.patch(context, chatId, { unreadCount: 0 }) : null
    if (before && after) room.tellIfChanged(before, after)
  }

  /** Passes on what another tab told. */
  const relay = async (frame: IncomingFrame) => {
    if (frame.type !== 'message' && frame.type !== 'chat') return send(frame)
    // Frames of two tabs may cross, so an older count would overwrite a younger one.
    const chatId = frame.type === 'message' ? frame.message.chatId : frame.chatId
    const chat = await chats.get(context, chatId)
    const { unreadCount = 0, muted = false } = chat ?? {}
    send(frame.type === 'message' ? { ...frame, unreadCount } : { ...frame, unreadCount, muted })
    // The other tab does not know what this one shows.
    if (frame.type === 'message' && chatId === shown) await read(chatId)
  }

  const answer = (chatId: string) =>
    room.inTurn(chatId, async (everybodyLeft) => {
      if (!(await pause(Math.min(thinkingTime, latency), everybodyLeft))) return
      room.tell({ type: 'typing', chatId, isTyping: true })
      const typed = await pause(Math.min(typingTime, latency), everybodyLeft)
      room.tell({ type: 'typing', chatId, isTyping: false })
      if (typed) await add(chatId, false, nextReply)
    })

  const open = async (chatId: string | null) => {
    if (chatId !== null && !(await chats.get(context, chatId))) return refuse('openChatId', noChat)
    // Before it is read, so that nothing arrives unseen in between.
    shown = chatId
    if (chatId !== null) await context.store.exclusively(() => read(chatId))
  }

  const leave = room.enter({
    shows: () => shown,
    send,
    relay: (frame) => void context.store.exclusively(() => relay(frame)),
  })

  return {
    async receive(data) {
      const parsed = parseFrame(data)
      if ('problems' in parsed) return send({ type: 'problem', problems: parsed.problems })
      const { frame } = parsed
      if ('openChatId' in frame) return open(frame.openChatId)
      if (!(await add(frame.chatId, true, () => frame.value))) return refuse('chatId', noChat)
      void answer(frame.chatId)
    },
    hear: async (chatId, value) => void (await add(chatId, false, () => value)),
    leave,
  }
}

const noChat = 'There is no such chat.'

function messageIn(chat: Conversation, part: Pick<ChatMessage, 'id' | 'isMine' | 'value'>): ChatMessage {
  const before = chat.messages.at(-1)
  // A clock may be wrong or set back; messages stay in order all the same.
  const at = Math.max(Date.now(), before ? Date.parse(before.createdAt) + 1 : 0)
  const contactId = part.isMine ? me : chat.contactId
  return { ...part, chatId: chat.id, contactId, createdAt: new Date(at).toISOString() }
}

function nextReply({ id, messages }: Conversation): string {
  return replyOf(id, messages.filter(({ isMine }) => !isMine).length)
}

/** Waits, unless it is interrupted; whether it was not. */
function pause(milliseconds: number, interrupted: AbortSignal): Promise<boolean> {
  if (interrupted.aborted || milliseconds <= 0) return Promise.resolve(!interrupted.aborted)
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      resolve(false)
    }
    const timer = setTimeout(() => {
      interrupted.removeEventListener('abort', stop)
      resolve(true)
    }, milliseconds)
    interrupted.addEventListener('abort', stop, { once: true })
  })
}
