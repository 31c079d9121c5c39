import { isApiError } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'

/** What could not be loaded, and why. */
export function RaciFailure({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation()
  if (isApiError(error, 'NOT_FOUND'))
    return (
      <StateMessage
        kind="not-found"
        className="emb-app-raci-state"
        title={t('raciMatrix.unknownTitle')}
        description={t('raciMatrix.unknownText')}
      />
    )
  if (isApiError(error) && error.status === 403)
    return (
      <StateMessage
        kind="forbidden"
        className="emb-app-raci-state"
        title={t('raciMatrix.forbiddenTitle')}
        description={t('forbidden.ask')}
      />
    )
  return (
    <StateMessage
      kind="error"
      className="emb-app-raci-state"
      title={t('raciMatrix.failed')}
      actions={<Button onPress={onRetry}>{t('states.retry')}</Button>}
    />
  )
}
