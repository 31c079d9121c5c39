import { LoadingBar } from '@embpm/ui/loading-bar'
import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useServices } from './ServicesProvider.js'

/** The bar on top of the page while any request is under way. */
export function Pending() {
  return <LoadingBar pending={usePending()} />
}

/** Whether any request is under way or a page is loaded. Source: spec.md, section 4. */
export function usePending(): boolean {
  const { requests } = useServices()
  const pending = useSyncExternalStore(requests.subscribe, requests.pending, requests.pending)
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  return pending || loading
}
