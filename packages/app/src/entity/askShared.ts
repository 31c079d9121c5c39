import { CancelledError, hashKey, QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** A question to the server and how long its answer counts as fresh. */
export interface Question<Data> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  /** In ms. */
  staleTime: number
  /** How long an answer is kept that nobody shows, in ms. Default: as every query. */
  gcTime?: number
}

/**
 * Asks over the query cache: equal questions are asked once, and the request is aborted when the last one who waits for
 * the answer has left. Who leaves by the signal gets an `AbortError`, once the request is aborted. What was invalidated
 * while it was under way is asked again, for its answer may be from before.
 */
export function askShared<Data>(
  queryClient: QueryClient,
  question: Question<Data>,
  signal?: AbortSignal,
): Promise<Data> {
  // The cache aborts a request with its last observer; this one asks nothing itself.
  const leave = new QueryObserver(queryClient, { ...question, enabled: false }).subscribe(() => {})
  signal?.addEventListener('abort', leave, { once: true })
  return askLatest(queryClient, question)
    .catch((error: unknown) => {
      throw error instanceof CancelledError ? new DOMException('The request was aborted', 'AbortError') : error
    })
    .finally(() => {
      signal?.removeEventListener('abort', leave)
      leave()
    })
}

async function askLatest<Data>(queryClient: QueryClient, question: Question<Data>): Promise<Data> {
  const hash = hashKey(question.queryKey)
  let isOld = false
  const queryFn: Question<Data>['queryFn'] = (context) => {
    isOld = false
    return question.queryFn(context)
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type === 'updated' && query.queryHash === hash && 'action' in event)
      isOld ||= event.action.type === 'invalidate'
  })
  try {
    const answer = await queryClient.query({ ...question, queryFn })
    return isOld ? await askLatest(queryClient, { ...question, staleTime: 0 }) : answer
  } finally {
    unsubscribe()
  }
}
