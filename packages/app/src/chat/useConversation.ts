import type { Conversation } from '@embpm/contract/sample/chat'
import { toasts } from '@embpm/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'
import { chatDataOf } from './chatData.js'
import { useChatLive, useChatState } from './useChatLive.js'

/** One chat: its messages, what is on its way, who types, the draft, and what can be done with it. */
export function useConversation(chatId: string) {
  const { t } = useTranslation()
  const data = chatDataOf(useServices())
  const live = useChatLive()
  const query = useQuery({
    ...data.query,
    select: useCallback((chats: readonly Conversation[]) => chats.find(({ id }) => id === chatId) ?? null, [chatId]),
  })
  const outbox = useChatState(live, (state) => state.outbox)
  const isUnlisted = query.data === null
  // A link may lead to a chat that came after the list was read.
  const sought = useQuery({
    queryKey: ['user', 'chat', chatId],
    queryFn: async ({ signal }) => {
      const found = await data.client.chats.get({ id: chatId }, { signal })
      if (found) data.change((chats) => (chats.some(({ id }) => id === chatId) ? chats : [...chats, found]))
      return found
    },
    enabled: isUnlisted,
  })

  const { mutate: change } = useMutation({
    mutationFn: (chat: { muted: boolean } | { unreadCount: number }) => data.client.chats.update({ id: chatId, chat }),
    // Shown at once; only what was changed is taken back, for messages may have come meanwhile.
    onMutate: (patch) => {
      const before = data.cached()?.find(({ id }) => id === chatId)
      data.change((chats) => chats.map((chat) => (chat.id === chatId ? { ...chat, ...patch } : chat)))
      return before && ('muted' in patch ? { muted: before.muted } : { unreadCount: before.unreadCount ?? 0 })
    },
    onError: (_error, _patch, before) => {
      data.change((chats) => chats.map((chat) => (chat.id === chatId ? { ...chat, ...before } : chat)))
      toasts.add({ text: t('header.changeFailed'), icon: 'error' })
    },
  })

  return {
    /** `null`: there is no such chat; `undefined` until that is known. */
    chat: isUnlisted && sought.data === undefined ? undefined : query.data,
    failed: isUnlisted ? sought.isError : query.isError && query.data === undefined,
    retry: () => void (isUnlisted ? sought : query).refetch(),
    outgoing: useMemo(() => outbox.filter((entry) => entry.chatId === chatId), [outbox, chatId]),
    connection: useChatState(live, (state) => state.connection),
    typing: useChatState(live, (state) => state.typing.has(chatId)),
    draft: useChatState(live, (state) => state.drafts[chatId] ?? ''),
    live,
    setMuted: (muted: boolean) => change({ muted }),
    markUnread: () => change({ unreadCount: 1 }),
  }
}

/** What {@link useConversation} answers. */
export type ConversationView = ReturnType<typeof useConversation>
