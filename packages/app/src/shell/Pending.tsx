import { LoadingBar } from '@embpm/ui/loading-bar'
import { usePending } from './usePending.js'

/** The bar on top of the page while any request is under way. */
export function Pending() {
  return <LoadingBar pending={usePending()} />
}
