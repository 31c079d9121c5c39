import { isApiError } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { Lazy, type LazyProps } from '@embpm/ui/lazy-part'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatePage } from './StatePage.js'

/** What the router shows in place of a page that failed. What a library says of it is no sentence for the user and not shown. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <FailedPage refused={isApiError(error)} onRetry={retry} />
}

/** What fills the page and is known only while it is rendered. Where it cannot be loaded the page says so, and can be tried again. */
export function LazyScreen<Part>({ children, ...props }: Omit<LazyProps<Part>, 'failed'>): ReactNode {
  return (
    <Lazy {...props} failed={(retry) => <FailedPage onRetry={retry} />}>
      {children}
    </Lazy>
  )
}

/** Props of `FailedPage`. */
export interface FailedPageProps {
  /** Whether the server answered, and with an error. Default `false`. */
  refused?: boolean
  onRetry: () => void
}

/**
 * What a page shows when it could not be loaded: what happened, and a way to try again. Its words are English where even the
 * words could not be loaded.
 */
function FailedPage({ refused = false, onRetry }: FailedPageProps) {
  const { t, i18n } = useTranslation()
  const hasWords = i18n.exists('states.errorTitle')
  return (
    <StatePage>
      <StateMessage
        kind={navigator.onLine ? 'error' : 'offline'}
        headingLevel={1}
        title={hasWords ? t('states.errorTitle') : 'This page could not be loaded'}
        description={hasWords ? t(refused ? 'states.serverText' : 'states.errorText') : undefined}
        actions={
          <Button variant="primary" onPress={onRetry}>
            {hasWords ? t('states.retry') : 'Try again'}
          </Button>
        }
      />
    </StatePage>
  )
}
