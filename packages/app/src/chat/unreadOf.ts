import type { Conversation } from '@embpm/contract/sample/chat'

/** How many messages wait to be read in the chats that are not muted. */
export const unreadOf = (chats: readonly Conversation[]): number =>
  chats.reduce((sum, { unreadCount = 0, muted }) => sum + (muted ? 0 : unreadCount), 0)
