import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { useServices } from '../shell/ServicesProvider.js'
import { chatLiveOf } from './chatLiveOf.js'
import type { ChatLive } from './createChatLive.js'

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
