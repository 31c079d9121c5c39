import { Button } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'
import type { Outgoing } from './outbox.js'

/** Props of `OutgoingLine`. */
export interface OutgoingLineProps {
  outgoing: Outgoing
  onRetry: (id: string) => void
  onDiscard: (id: string) => void
}

/** An own message that the service has not confirmed: on its way, or failed, and then it can be sent again. */
export function OutgoingLine({ outgoing: { id, value, state }, onRetry, onDiscard }: OutgoingLineProps) {
  const { t } = useTranslation()
  return (
    <li className="emb-app-chat-message" data-mine data-state={state}>
      <span className="emb-visually-hidden">{t('chat.you')}</span>
      <p className="emb-app-chat-bubble" dir="auto">
        {value}
      </p>
      <span className="emb-app-chat-meta" role="status">
        {state === 'sending' && t('chat.sending')}
        {state === 'waiting' && t('chat.waiting')}
        {state === 'failed' && t('chat.notSent')}
      </span>
      {state === 'failed' && (
        <span className="emb-app-chat-again">
          <Button variant="ghost" size="s" onPress={() => onRetry(id)}>
            {t('states.retry')}
          </Button>
          <Button variant="ghost" size="s" onPress={() => onDiscard(id)}>
            {t('header.remove')}
          </Button>
        </span>
      )}
    </li>
  )
}
