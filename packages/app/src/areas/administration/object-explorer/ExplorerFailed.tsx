import { isApiError } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../../shell/useOnline.js'

/** Props of `ExplorerFailed`. */
export interface ExplorerFailedProps {
  error: Error
  /** What could not be done. */
  title: string
  onRetry: () => unknown
}

/** Why nothing is shown: no such object, one that may not be read, or no answer. */
export function ExplorerFailed({ error, title, onRetry }: ExplorerFailedProps) {
  const { t } = useTranslation()
  const online = useOnline()
  if (isApiError(error, 'NOT_FOUND'))
    return <StateMessage kind="not-found" title={t('object.notFoundTitle')} description={t('object.notFoundText')} />
  if (isApiError(error, 'FORBIDDEN'))
    return <StateMessage kind="forbidden" title={t('states.forbiddenTitle')} description={t('objectExplorer.noKind')} />
  return (
    <StateMessage
      kind={online ? 'error' : 'offline'}
      title={title}
      actions={<Button onPress={() => onRetry()}>{t('states.retry')}</Button>}
    />
  )
}
