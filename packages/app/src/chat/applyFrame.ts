import type { ChatMessage, Conversation, IncomingFrame } from '@embpm/contract/sample/chat'

/**
 * The chats after something was told of them. A message that is known already is not added twice, and one that comes late
 * takes the place that its time gives it, so that answers and frames may overlap and cross. The same array when nothing
 * changed.
 */
export function applyFrame(chats: readonly Conversation[], frame: IncomingFrame): readonly Conversation[] {
  switch (frame.type) {
    case 'message':
      return changed(chats, frame.message.chatId, (chat) => ({
        ...withMessage(chat, frame.message),
        unreadCount: frame.unreadCount,
      }))
    case 'chat':
      return changed(chats, frame.chatId, (chat) => ({ ...chat, unreadCount: frame.unreadCount, muted: frame.muted }))
    case 'typing':
    case 'problem':
      return chats
  }
}

function changed(
  chats: readonly Conversation[],
  id: string,
  change: (chat: Conversation) => Conversation,
): readonly Conversation[] {
  return chats.some((chat) => chat.id === id) ? chats.map((chat) => (chat.id === id ? change(chat) : chat)) : chats
}

function withMessage(chat: Conversation, message: ChatMessage): Conversation {
  if (chat.messages.some(({ id }) => id === message.id)) return chat
  const place = 1 + chat.messages.findLastIndex((other) => isBefore(other, message))
  const messages = [...chat.messages.slice(0, place), message, ...chat.messages.slice(place)]
  const last = messages.at(-1) ?? message
  return { ...chat, messages, lastMessage: last.value, lastMessageAt: last.createdAt }
}

const isBefore = (one: ChatMessage, other: ChatMessage): boolean =>
  Date.parse(one.createdAt) - Date.parse(other.createdAt) < 0 ||
  (Date.parse(one.createdAt) === Date.parse(other.createdAt) && one.id < other.id)
