import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'

/** Says that mails or what stands beside them could not be loaded, and tries again. */
export function LoadFailed({ retry }: { retry: () => unknown }) {
  const { t } = useTranslation()
  return (
    <StateMessage
      kind="error"
      title={t('mailbox.loadFailed')}
      description={t('object.loadFailedText')}
      actions={<Button onPress={retry}>{t('states.retry')}</Button>}
    />
  )
}
