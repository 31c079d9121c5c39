import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { StatePage } from './StatePage.js'

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
export function FailedPage({ refused = false, onRetry }: FailedPageProps) {
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
