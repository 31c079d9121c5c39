import type { PendingRequests } from '@embpm/ui/loading-bar'
import { useSyncExternalStore } from 'react'

/** Whether any request is under way. Source: spec.md, section 4. */
export const usePendingRequests = (requests: PendingRequests): boolean =>
  useSyncExternalStore(requests.subscribe, requests.pending, requests.pending)
