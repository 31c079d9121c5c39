import { ORPCError } from '@orpc/client'
import { QueryClient } from '@tanstack/react-query'

/**
 * Cache of server data for one mounted workspace. Answers stay fresh for 30 seconds; only what may pass by itself (the
 * network, a busy server) is tried a second time.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && error instanceof ORPCError && error.status === 429,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
