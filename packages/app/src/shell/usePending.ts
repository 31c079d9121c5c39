import { useRouterState } from '@tanstack/react-router'
import { useServices } from './ServicesProvider.js'
import { usePendingRequests } from './usePendingRequests.js'

/** Whether any request is under way or a page is loaded. */
export function usePending(): boolean {
  const pending = usePendingRequests(useServices().requests)
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  return pending || loading
}
