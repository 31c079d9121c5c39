import { toasts } from '@embpm/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSampleCommon } from './useFeed.js'

/** What users say of their presence, as the service names it. Source: sample services, "Common", `status` of the user. */
export const presences = ['online', 'away', 'busy', 'not-visible'] as const

/** What users say of their presence. */
export type Presence = (typeof presences)[number]

/**
 * The presence of the user, kept by the sample services; asked for once somebody wants to see it. A change is shown at once and taken
 * back when it fails.
 * @returns `value` is `undefined` where no service keeps it; `pending` while it is on the way
 */
export function usePresence(isWanted: boolean) {
  const { t } = useTranslation()
  const client = useSampleCommon()
  const queryClient = useQueryClient()
  const queryKey = ['user', 'presence']
  const { data, isFetching } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.user.get(undefined, { signal })).status,
    enabled: isWanted,
  })
  const { mutate } = useMutation({
    mutationFn: (status: Presence) => client.user.update({ user: { status } }),
    onMutate: (status) => {
      const before = queryClient.getQueryData<string>(queryKey)
      queryClient.setQueryData(queryKey, status)
      return before
    },
    onError: (_error, _status, before) => {
      queryClient.setQueryData(queryKey, before)
      toasts.add({ text: t('header.changeFailed'), icon: 'error' })
    },
  })
  return { value: data, pending: data === undefined && isFetching, change: mutate }
}
