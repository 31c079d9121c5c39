import { Avatar } from '@embpm/ui/avatar'
import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConversation } from './useConversation.js'

/** Props of `ConversationTitle`. */
export interface ConversationTitleProps {
  chatId: string
}

/** With whom one talks, and that they type. */
export function ConversationTitle({ chatId }: ConversationTitleProps) {
  const { t } = useTranslation()
  const { chat, typing } = useConversation(chatId)
  if (!chat) return t('chat.title')
  const { name, avatar, details } = chat.contact
  return (
    <span className="emb-app-chat-title">
      <Avatar name={name} src={avatar ?? undefined} aria-hidden="true" />
      <span className="emb-app-chat-title-text">
        <bdi className="emb-app-chat-name">{name}</bdi>
        {chat.muted && <BellOff size={14} strokeWidth={1.5} role="img" aria-label={t('chat.muted')} />}
      </span>
      <span className="emb-app-chat-title-line">
        {typing ? t('chat.typing') : <bdi>{details.title ?? details.company}</bdi>}
      </span>
    </span>
  )
}
