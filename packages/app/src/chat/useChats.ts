import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'
import { chatDataOf } from './chatData.js'
import { findChats, orderChats } from './chats.js'
import { useChatLive, useChatState } from './useChatLive.js'

/** The chats that a search finds, the one with the youngest message first, with drafts and who types. */
export function useChats(search = '') {
  const { language } = useTranslation().i18n
  const services = useServices()
  const live = useChatLive()
  const query = useQuery(chatDataOf(services).query)
  const drafts = useChatState(live, (state) => state.drafts)
  const typing = useChatState(live, (state) => state.typing)
  const { data } = query
  const chats = useMemo(
    () => (data ? findChats(orderChats(data, language), search, language) : []),
    [data, search, language],
  )
  return {
    chats,
    drafts,
    typing,
    /** How many there are without the search. */
    total: data?.length ?? 0,
    pending: query.isPending,
    failed: query.isError && !data,
    retry: () => void query.refetch(),
  }
}
