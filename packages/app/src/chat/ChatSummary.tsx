import type { Conversation } from '@embpm/contract/sample/chat'
import { Avatar } from '@embpm/ui/avatar'
import { Highlight } from '@embpm/ui/highlight'
import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { foundMessage } from './chats.js'
import { useChatDates } from './useChatDates.js'

/** Props of `ChatSummary`. */
export interface ChatSummaryProps {
  chat: Conversation
  /** What the list is searched for; marked where it is found. */
  search: string
  draft: string
  typing: boolean
}

/** A chat in the list: with whom, the last words and when, and how many are unread. */
export function ChatSummary({ chat, search, draft, typing }: ChatSummaryProps) {
  const { t, i18n } = useTranslation()
  const { brief } = useChatDates()
  const { contact, messages, lastMessage, lastMessageAt, unreadCount = 0, muted } = chat
  const found = foundMessage(chat, search, i18n.language)
  const message = found ?? messages.at(-1)
  const time = found?.createdAt ?? lastMessageAt
  return (
    <>
      <Avatar name={contact.name} src={contact.avatar ?? undefined} aria-hidden="true" />
      <span className="emb-app-chat-who">
        <bdi className="emb-app-chat-name">
          <Highlight text={contact.name} search={search} />
        </bdi>
        {muted && <BellOff size={14} strokeWidth={1.5} role="img" aria-label={t('chat.muted')} />}
      </span>
      {time !== '' && <span className="emb-app-chat-time">{brief(time)}</span>}
      <span className="emb-app-chat-excerpt">
        <span dir="auto" className="emb-app-chat-excerpt-text">
          {typing ? (
            t('chat.typing')
          ) : draft.trim() !== '' && !found ? (
            <>
              <span className="emb-app-chat-draft">{t('chat.draft')}</span> <bdi>{draft}</bdi>
            </>
          ) : (
            <>
              {message?.isMine && <span>{t('chat.you')} </span>}
              <bdi>
                <Highlight text={message?.value ?? lastMessage} search={search} />
              </bdi>
            </>
          )}
        </span>
      </span>
      {unreadCount > 0 && (
        <span className="emb-app-chat-unread" data-muted={muted || undefined}>
          <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
          <span className="emb-visually-hidden">{t('chat.unread', { count: unreadCount })}</span>
        </span>
      )}
    </>
  )
}
