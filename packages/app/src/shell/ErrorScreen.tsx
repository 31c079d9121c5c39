import { isApiError } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { StatePage } from './StatePage.js'

/**
 * What a page shows when it could not be loaded: what happened, and a way to try again. What a library says of it is no
 * sentence for the user and not shown. Its words are English where even the words could not be loaded.
 */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t, i18n } = useTranslation()
  const router = useRouter()
  const hasWords = i18n.exists('states.errorTitle')
  return (
    <StatePage>
      <StateMessage
        kind={navigator.onLine ? 'error' : 'offline'}
        headingLevel={1}
        title={hasWords ? t('states.errorTitle') : 'This page could not be loaded'}
        description={hasWords ? t(isApiError(error) ? 'states.serverText' : 'states.errorText') : undefined}
        actions={
          <Button
            variant="primary"
            onPress={() => {
              reset()
              void router.invalidate()
            }}
          >
            {hasWords ? t('states.retry') : 'Try again'}
          </Button>
        }
      />
    </StatePage>
  )
}
