import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../shell/useOnline.js'
import { ChatLine, ChatLinePending } from './ChatLine.js'
import { ChatSummary } from './ChatSummary.js'
import type { ChatView } from './ChatView.js'
import { useChats } from './useChats.js'

/** Props of `ChatList`. */
export interface ChatListProps {
  view: ChatView
  onViewChange: (view: ChatView) => void
  /** Address of a view; without it the lines are buttons. */
  hrefOf?: (view: ChatView) => string
  /** Called when a line that is a link was followed. */
  onFollow?: () => void
  /** Id of the chat whose line takes the focus when the list appears. */
  autoFocus: string | null
}

/** The chats that the search finds, the youngest first, or why there are none. */
export function ChatList({ view, onViewChange, hrefOf, onFollow, autoFocus }: ChatListProps) {
  const { t } = useTranslation()
  const online = useOnline()
  const { chats, drafts, typing, total, pending, failed, retry } = useChats(view.search)
  if (pending) return <ChatLinePending />
  if (failed) {
    return (
      <StateMessage
        kind={online ? 'error' : 'offline'}
        title={t('chat.failedTitle')}
        description={t('chat.failedText')}
        headingLevel={3}
        actions={<Button onPress={retry}>{t('states.retry')}</Button>}
      />
    )
  }
  if (total === 0) {
    return <StateMessage kind="empty" title={t('chat.emptyTitle')} description={t('chat.emptyText')} headingLevel={3} />
  }
  if (chats.length === 0) {
    return (
      <StateMessage
        kind="no-match"
        title={t('chat.noMatchTitle')}
        description={t('chat.noMatchText')}
        headingLevel={3}
        actions={<Button onPress={() => onViewChange({ ...view, search: '' })}>{t('chat.clearSearch')}</Button>}
      />
    )
  }
  return (
    <ul className="emb-app-chat-list" aria-label={t('chat.chats')}>
      {chats.map((chat) => {
        const next = { ...view, chat: chat.id }
        return (
          <ChatLine
            key={chat.id}
            href={hrefOf?.(next)}
            current={view.chat === chat.id}
            autoFocus={autoFocus === chat.id}
            onOpen={() => (hrefOf ? onFollow?.() : onViewChange(next))}
          >
            <ChatSummary
              chat={chat}
              search={view.search}
              draft={view.chat === chat.id ? '' : (drafts[chat.id] ?? '')}
              typing={typing.has(chat.id)}
            />
          </ChatLine>
        )
      })}
    </ul>
  )
}
