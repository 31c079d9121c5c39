import { LoadingBar } from '@embpm/ui/loading-bar'
import { useRouterState } from '@tanstack/react-router'
import { useServices } from './ServicesProvider.js'
import { usePendingRequests } from './usePendingRequests.js'

/** The bar on top of the page while any request is under way. */
export function Pending() {
  return <LoadingBar pending={usePending()} />
}

/** Whether any request is under way or a page is loaded. */
export function usePending(): boolean {
  const pending = usePendingRequests(useServices().requests)
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  return pending || loading
}
