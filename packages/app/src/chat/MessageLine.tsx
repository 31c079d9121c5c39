import type { ChatMessage } from '@embpm/contract/sample/chat'
import { useTranslation } from 'react-i18next'
import { useChatDates } from './useChatDates.js'

/** Props of `MessageLine`. */
export interface MessageLineProps {
  message: ChatMessage
  /** With whom the chat is. */
  name: string
}

/** A message and when it was written. Whatever it holds is text. */
export function MessageLine({ message: { value, createdAt, isMine }, name }: MessageLineProps) {
  const { t } = useTranslation()
  const { time } = useChatDates()
  return (
    <li className="emb-app-chat-message" data-mine={isMine || undefined}>
      <span className="emb-visually-hidden">{isMine ? t('chat.you') : `${name}:`}</span>
      <p className="emb-app-chat-bubble" dir="auto">
        {value}
      </p>
      <time className="emb-app-chat-meta" dateTime={createdAt}>
        {time(createdAt)}
      </time>
    </li>
  )
}
