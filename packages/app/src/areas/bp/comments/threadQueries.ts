import type { CommentSubject, CommentThread } from '@embpm/contract/comment-thread'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { Asked } from '../../../entity/entityQueries.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'

/** How often others' comments are asked for while the page is in sight, in ms. */
const every = 20_000

const none: readonly CommentThread[] = []

/** The threads of something, the one that was started last first; asked for again when somebody comes back to the page. */
export const threadsQuery = ({ client, organisation }: Asked, { kind, id }: CommentSubject) => ({
  queryKey: [organisation, 'comments', kind, id] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly CommentThread[]> =>
    client.comments.list({ kind, id }, { signal }),
  staleTime: 0,
})

/**
 * The threads of something; `isKnown` is false while they were never loaded.
 *
 * @param polls asks for them again and again; one part of a page does that for all
 */
export function useThreads(subject: CommentSubject, polls = false) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data, isError, refetch } = useQuery({
    ...threadsQuery({ client, organisation }, subject),
    refetchInterval: polls && every,
  })
  return { threads: data ?? none, isKnown: data !== undefined, isFailed: isError && data === undefined, refetch }
}

/** Shows how a thread stands by now; a new one comes first, and `null` takes it away. */
export function keepThread(
  queryClient: QueryClient,
  queryKey: ReturnType<typeof threadsQuery>['queryKey'],
  id: string,
  thread: CommentThread | null,
): void {
  queryClient.setQueryData<readonly CommentThread[]>(queryKey, (threads = none) => {
    if (!thread) return threads.filter((one) => one.id !== id)
    if (!threads.some((one) => one.id === id)) return [thread, ...threads]
    return threads.map((one) => (one.id === id ? thread : one))
  })
}
