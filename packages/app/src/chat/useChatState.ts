import { useSyncExternalStore } from 'react'
import type { ChatLive, ChatState } from './createChatLive.js'

/** A part of what goes on in the chats; `select` must answer the same value until it changes. */
export function useChatState<T>(live: ChatLive, select: (state: ChatState) => T): T {
  const read = () => select(live.getState())
  return useSyncExternalStore(live.subscribe, read, read)
}
