import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'

/** Props of `IgnoredNotice`. */
export interface IgnoredNoticeProps {
  /** Parameters of the address that could not be followed, as `name=value`. */
  ignored: readonly string[]
  /** Cleans the address. */
  onDismiss: () => void
}

/** Names the parts of an address that the list could not follow. */
export function IgnoredNotice({ ignored, onDismiss }: IgnoredNoticeProps) {
  const { t } = useTranslation()
  if (ignored.length === 0) return null
  return (
    <div className="emb-app-notice">
      <Message
        tone="info"
        actions={
          <Button variant="ghost" size="s" onPress={onDismiss}>
            {t('list.dismiss')}
          </Button>
        }
      >
        {t('list.ignored', { parameters: ignored.join(', ') })}
      </Message>
    </div>
  )
}
