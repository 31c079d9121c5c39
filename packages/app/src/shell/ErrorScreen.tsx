import { isApiError } from '@embpm/contract'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { FailedPage } from './FailedPage.js'

/** What the router shows in place of a page that failed. What a library says of it is no sentence for the user and not shown. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <FailedPage refused={isApiError(error)} onRetry={retry} />
}
