import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { StatePage } from '../shell/StatePage.js'

/** Props of `ErrorMessage`. */
export interface ErrorMessageProps {
  onRetry: () => void
}

/** Says that the embedded page could not be loaded, and tries again. */
export function ErrorMessage({ onRetry }: ErrorMessageProps) {
  const { t } = useTranslation()
  return (
    <StatePage>
      <StateMessage
        kind={navigator.onLine ? 'error' : 'offline'}
        headingLevel={1}
        title={t('states.errorTitle')}
        description={t('signIn.unreachable')}
        actions={
          <Button variant="primary" onPress={onRetry}>
            {t('states.retry')}
          </Button>
        }
      />
    </StatePage>
  )
}
