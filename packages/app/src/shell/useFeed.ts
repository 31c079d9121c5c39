import { isApiError } from '@embpm/contract'
import { common, type Message, type NoticeKind, type Notification } from '@embpm/contract/sample/common'
import { toasts } from '@embpm/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from './ServicesProvider.js'

/** The two lists of the header that are read. */
export type FeedKind = 'messages' | 'notifications'

/** An entry of one of them. */
export type FeedEntry = Message | Notification

/** What the lists of a user are about. */
export interface FeedScope {
  /** Identifier of the organisation: what is told of another one's objects is not listed. */
  organisation: string
  /** Kinds of notifications that are neither shown nor counted. */
  muted: readonly NoticeKind[]
}

interface FeedChange {
  /** The list as it becomes, from what it is by then. */
  of: (entries: readonly FeedEntry[]) => FeedEntry[]
  send: () => Promise<unknown>
  /** What nobody asked for fails without a word. */
  isQuiet?: boolean
}

/** The entries of a list, the newest first, and what can be done with them. A change is shown at once and taken back when it fails. */
export function useFeed(kind: FeedKind, { organisation, muted }: FeedScope) {
  const { t } = useTranslation()
  const client = useSampleCommon()
  const queryClient = useQueryClient()
  const queryKey = ['user', kind, organisation]
  const query = useQuery<FeedEntry[]>({
    queryKey,
    queryFn: async ({ signal }) => {
      const listed: readonly FeedEntry[] = await client[kind].list(undefined, { signal })
      return listed.toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time))
    },
  })

  const { mutate } = useMutation({
    mutationFn: ({ send }: FeedChange) => send(),
    onMutate: async ({ of }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<FeedEntry[]>(queryKey)
      queryClient.setQueryData(queryKey, of(before ?? []))
      return before
    },
    onError: (_error, { isQuiet }, before) => {
      queryClient.setQueryData(queryKey, before)
      if (!isQuiet) toasts.add({ text: t('header.changeFailed'), icon: 'error' })
    },
  })

  const entries = (query.data ?? []).filter((entry) => {
    const told = noticeKindOf(entry)
    return told === undefined || !muted.includes(told)
  })
  const restore = (entry: FeedEntry) =>
    mutate({
      // It gets another id, by which alone it can be changed.
      of: (others) => [...others],
      send: async () => {
        await add(client, kind, entry)
        await query.refetch()
      },
    })

  return {
    entries,
    unread: entries.filter(({ read }) => !read).length,
    /** Whether something is unread that was not on screen yet. */
    isNew: entries.some(({ read, seen }) => !read && seen !== true),
    pending: query.isPending,
    failed: query.isError,
    /** Whether the server has no such list, as one without the sample services. */
    absent: isApiError(query.error) && query.error.status === 404,
    retry: () => void query.refetch(),
    setRead: (entry: FeedEntry, read: boolean) =>
      mutate({
        of: changing([entry.id], { read }),
        send: () => sendRead(client, kind, { ...entry, read }),
      }),
    /** All of them were on screen. */
    see: () => {
      const fresh = entries.filter(({ seen }) => seen !== true).map(({ id }) => id)
      if (fresh.length > 0)
        mutate({
          of: changing(fresh, { seen: true }),
          send: () => Promise.all(fresh.map((id) => sendSeen(client, kind, id))),
          isQuiet: true,
        })
    },
    /** Takes one away, and offers to bring it back. */
    remove: (entry: FeedEntry) => {
      const { id, title, description } = entry
      mutate(
        {
          of: (all) => all.filter((one) => one.id !== id),
          send: () => client[kind].remove({ query: { id } }),
        },
        {
          onSuccess: () =>
            void toasts.add({
              text: t('list.deletedOne', { name: title ?? description }),
              icon: 'delete',
              action: { label: t('list.undo'), onPress: () => restore(entry) },
            }),
        },
      )
    },
    markAll: () =>
      mutate({
        of: (all) => all.map((entry) => ({ ...entry, read: true, seen: true })),
        send: () => client[kind].markAllAsRead(),
      }),
  }
}

/** What a notification tells of; `undefined` for a message, and for what comes from no event. */
export const noticeKindOf = (entry: FeedEntry): NoticeKind | undefined => ('kind' in entry ? entry.kind : undefined)

const changing = (ids: readonly string[], change: Partial<FeedEntry>) => (all: readonly FeedEntry[]) =>
  all.map((entry) => (ids.includes(entry.id) ? { ...entry, ...change } : entry))

type SampleCommon = ReturnType<typeof useSampleCommon>

/** A message has a title and a picture; of a notification either may be missing. */
const isMessage = (entry: FeedEntry): entry is Message => entry.title !== undefined && entry.image !== undefined

const sendRead = (client: SampleCommon, kind: FeedKind, entry: FeedEntry): Promise<unknown> =>
  kind === 'messages' && isMessage(entry)
    ? client.messages.toggleReadStatus({ message: entry })
    : client.notifications.toggleReadStatus({ notification: entry })

const sendSeen = (client: SampleCommon, kind: FeedKind, id: string): Promise<unknown> =>
  kind === 'messages'
    ? client.messages.update({ id, message: { seen: true } })
    : client.notifications.update({ id, notification: { seen: true } })

const add = (client: SampleCommon, kind: FeedKind, entry: FeedEntry): Promise<unknown> =>
  kind === 'messages' && isMessage(entry)
    ? client.messages.create({ message: entry })
    : client.notifications.create({ notification: entry })

/** The calls of the header's messages, notifications and shortcuts, sent as all others are. Source: spec.md, section 7. */
export function useSampleCommon() {
  const { connectTo } = useServices()
  return useMemo(() => connectTo('api', common), [connectTo])
}
