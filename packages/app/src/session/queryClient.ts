import { isApiError } from '@embpm/contract'
import { QueryClient } from '@tanstack/react-query'

/**
 * Cache of server data for one mounted workspace. Answers stay fresh for 30 seconds; only a server that says
 * it is too busy is asked a second time: every list and page has a retry of its own.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && isApiError(error) && error.status === 429,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
