import { CancelledError, QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query'

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
 * the answer has left. Who leaves by the signal gets an `AbortError`, once the request is aborted.
 */
export function askShared<Data>(
  queryClient: QueryClient,
  question: Question<Data>,
  signal?: AbortSignal,
): Promise<Data> {
  // The cache aborts a request with its last observer; this one asks nothing itself.
  const leave = new QueryObserver(queryClient, { ...question, enabled: false }).subscribe(() => {})
  signal?.addEventListener('abort', leave, { once: true })
  return queryClient
    .query(question)
    .catch((error: unknown) => {
      throw error instanceof CancelledError ? new DOMException('The request was aborted', 'AbortError') : error
    })
    .finally(() => {
      signal?.removeEventListener('abort', leave)
      leave()
    })
}
