import { isApiError } from '@embpm/contract'
import { common, type Message, type Notification } from '@embpm/contract/sample/common'
import { toasts } from '@embpm/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from './ServicesProvider.js'

/** The two lists of the header that are read. */
export type FeedKind = 'messages' | 'notifications'

/** An entry of one of them. */
export type FeedEntry = Message | Notification

/** The entries of a list, and what can be done with them. A change is shown at once and taken back when it fails. */
export function useFeed(kind: FeedKind) {
  const { t } = useTranslation()
  const client = useSampleCommon()
  const queryClient = useQueryClient()
  const queryKey = ['user', kind]
  const query = useQuery<FeedEntry[]>({ queryKey, queryFn: ({ signal }) => client[kind].list(undefined, { signal }) })

  const { mutate } = useMutation({
    mutationFn: ({ send }: { send: () => Promise<unknown>; entries: FeedEntry[] }) => send(),
    onMutate: async ({ entries }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<FeedEntry[]>(queryKey)
      queryClient.setQueryData(queryKey, entries)
      return before
    },
    onError: (_error, _change, before) => {
      queryClient.setQueryData(queryKey, before)
      toasts.add({ text: t('header.changeFailed'), icon: 'error' })
    },
  })

  const entries = query.data ?? []
  const replaced = (id: string, change: Partial<FeedEntry>) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))

  return {
    entries,
    unread: entries.filter(({ read }) => !read).length,
    pending: query.isPending,
    failed: query.isError,
    /** Whether the server has no such list, as one without the sample services. */
    absent: isApiError(query.error) && query.error.status === 404,
    retry: () => void query.refetch(),
    setRead: (id: string, read: boolean) =>
      mutate({ entries: replaced(id, { read }), send: () => sendRead(client, kind, id, read) }),
    remove: (id: string) =>
      mutate({
        entries: entries.filter((entry) => entry.id !== id),
        send: () => client[kind].remove({ query: { id } }),
      }),
    markAll: () =>
      mutate({
        entries: entries.map((entry) => ({ ...entry, read: true, seen: true })),
        send: () => client[kind].markAllAsRead(),
      }),
  }
}

const sendRead = (
  client: ReturnType<typeof useSampleCommon>,
  kind: FeedKind,
  id: string,
  read: boolean,
): Promise<unknown> =>
  kind === 'messages'
    ? client.messages.update({ id, message: { read } })
    : client.notifications.update({ id, notification: { read } })

/** The calls of the header's messages, notifications and shortcuts, sent as all others are. Source: spec.md, section 7. */
export function useSampleCommon() {
  const { connectTo } = useServices()
  return useMemo(() => connectTo('api', common), [connectTo])
}
