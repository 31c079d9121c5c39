import type { ChatMessage, Conversation } from '@embpm/contract/sample/chat'

/** The first message that nobody has read yet: the unread ones are the last that the other party wrote. */
export function firstUnread({ messages, unreadCount = 0 }: Conversation): ChatMessage | undefined {
  return unreadCount > 0 ? messages.filter(({ isMine }) => !isMine).at(-unreadCount) : undefined
}
