import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'

/** Whether any request is under way or a page is being loaded, for the loading bar. Source: spec.md, section 4. */
export function usePending(): boolean {
  const fetching = useIsFetching()
  const mutating = useIsMutating()
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  return fetching + mutating > 0 || loading
}
