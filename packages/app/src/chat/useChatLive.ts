import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Services } from '../session/services.js'
import { useServices } from '../shell/ServicesProvider.js'
import { chatDataOf } from './chatData.js'
import { createChatLive, type ChatLive, type ChatState } from './createChatLive.js'

const organisationRoute = getRouteApi('/$lang/$orgId')
const userId = z.pipe(
  z.object({ user: z.object({ id: z.string() }) }),
  z.transform(({ user }) => user.id),
)

/** The live side of the user's chats, connected for as long as the component stands. */
export function useChatLive(): ChatLive {
  const services = useServices()
  const context: unknown = organisationRoute.useRouteContext()
  const user = useMemo(() => userId.parse(context), [context])
  const live = useMemo(() => chatLiveOf(services, user), [services, user])
  useEffect(() => live.connect(), [live])
  return live
}

const known = new WeakMap<Services, { user: string; live: ChatLive }>()

/** The live side of the chats of a workspace; a new one for each user, who must not see what the last one wrote. */
function chatLiveOf(services: Services, user: string): ChatLive {
  const found = known.get(services)
  if (found?.user === user) return found.live
  found?.live.end()
  const live = createChatLive(services, { data: chatDataOf(services), user })
  known.set(services, { user, live })
  return live
}

/** A part of what goes on in the chats; `select` must answer the same value until it changes. */
export function useChatState<T>(live: ChatLive, select: (state: ChatState) => T): T {
  const read = () => select(live.getState())
  return useSyncExternalStore(live.subscribe, read, read)
}
