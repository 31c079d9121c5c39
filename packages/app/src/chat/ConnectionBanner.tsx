import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import type { ConnectionState } from './chatSocket.js'

/** Props of `ConnectionBanner`. */
export interface ConnectionBannerProps {
  connection: ConnectionState
  /** Tries at once. */
  onRetry: () => void
}

/** Says that nothing comes in and goes out at the moment, and what becomes of what one writes. */
export function ConnectionBanner({ connection, onRetry }: ConnectionBannerProps) {
  const { t } = useTranslation()
  if (connection === 'offline') {
    return (
      <Message tone="warning" className="emb-app-chat-banner">
        {t('chat.offline')}
      </Message>
    )
  }
  if (connection !== 'lost') return null
  return (
    <Message
      tone="warning"
      className="emb-app-chat-banner"
      actions={
        <Button variant="ghost" size="s" onPress={onRetry}>
          {t('chat.now')}
        </Button>
      }
    >
      {t('chat.lost')}
    </Message>
  )
}
