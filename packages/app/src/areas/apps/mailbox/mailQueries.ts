import { type Mail, mailbox, type MailPage } from '@embpm/contract/sample/mailbox'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../../../shell/ServicesProvider.js'
import { segmentOf, type MailAddress } from './mailView.js'

/** First parts of the keys of all that the mailbox holds; the sample knows no organisations. */
export const mailboxKey = ['user', 'mailbox'] as const

/** Keys of what the mailbox holds. */
export const mailKeys = {
  settings: [...mailboxKey, 'settings'],
  folders: [...mailboxKey, 'folders'],
  filters: [...mailboxKey, 'filters'],
  labels: [...mailboxKey, 'labels'],
  lists: [...mailboxKey, 'list'],
  one: (id: string) => [...mailboxKey, 'one', id],
} as const

/** The client of the mailbox. */
export function useMailClient() {
  const { connectTo } = useServices()
  return useMemo(() => connectTo('api', mailbox), [connectTo])
}

/** What stands beside the mails: folders, filters, labels, and how somebody likes to read. */
export function useMailPlaces() {
  const client = useMailClient()
  const folders = useQuery({
    queryKey: mailKeys.folders,
    queryFn: ({ signal }) => client.folders.list(undefined, { signal }),
  })
  const filters = useQuery({
    queryKey: mailKeys.filters,
    queryFn: ({ signal }) => client.filters.list(undefined, { signal }),
    staleTime: Infinity,
  })
  const labels = useQuery({
    queryKey: mailKeys.labels,
    queryFn: ({ signal }) => client.labels.list(undefined, { signal }),
  })
  const settings = useQuery({
    queryKey: mailKeys.settings,
    queryFn: ({ signal }) => client.settings.get(undefined, { signal }),
  })
  const all = [folders, filters, labels]
  return {
    folders: folders.data ?? [],
    filters: filters.data ?? [],
    labels: labels.data ?? [],
    /** The service says `right` or another place; what is unknown counts as right. */
    layout: settings.data?.messageLayout === 'bottom' ? ('bottom' as const) : ('right' as const),
    pending: all.some(({ isPending }) => isPending),
    failed: all.some(({ isError, data }) => isError && !data),
    retry: () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}

/** What stands beside the mails. */
export type MailPlacesShown = ReturnType<typeof useMailPlaces>

const nothing = { folder: undefined, filter: undefined, label: undefined }

/** One page of the mails of a view. The page before stays meanwhile, not that of another view. */
export function useMailList({ view, page }: MailAddress) {
  const client = useMailClient()
  const segment = segmentOf(view)
  return useQuery({
    queryKey: [...mailKeys.lists, segment, page],
    queryFn: ({ signal }) => client.mails.list({ ...nothing, page, [view.by]: view.slug }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[3] === segment ? before : undefined),
  })
}

/** One mail, `null` where there is none; until it is read, as the list has it. */
export function useMail(id: string) {
  const client = useMailClient()
  const queryClient = useQueryClient()
  return useQuery(
    queryOptions({
      queryKey: mailKeys.one(id),
      queryFn: ({ signal }) => client.mails.get({ id }, { signal }),
      placeholderData: (): Mail | undefined => {
        const lists = queryClient.getQueriesData<MailPage>({ queryKey: mailKeys.lists })
        return lists.flatMap(([, list]) => list?.mails ?? []).find((mail) => mail.id === id)
      },
    }),
  )
}
