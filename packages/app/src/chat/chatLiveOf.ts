import type { Services } from '../session/services.js'
import { chatDataOf } from './chatData.js'
import { createChatLive, type ChatLive } from './createChatLive.js'

const known = new WeakMap<Services, { user: string; live: ChatLive }>()

/** The live side of the chats of a workspace; a new one for each user, who must not see what the last one wrote. */
export function chatLiveOf(services: Services, user: string): ChatLive {
  const found = known.get(services)
  if (found?.user === user) return found.live
  found?.live.end()
  const live = createChatLive(services, { data: chatDataOf(services), user })
  known.set(services, { user, live })
  return live
}
