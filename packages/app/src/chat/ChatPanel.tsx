import { IconButton, LinkButton } from '@embpm/ui/button'
import { Drawer } from '@embpm/ui/drawer'
import { ArrowLeft, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatInfo } from './ChatInfo.js'
import { ChatSide } from './ChatSide.js'
import { ChatSideActions } from './ChatSideActions.js'
import type { ChatView } from './ChatView.js'
import { ConversationMenu } from './ConversationMenu.js'
import { ConversationPane } from './ConversationPane.js'
import { ConversationTitle } from './ConversationTitle.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `ChatPanel`. */
export interface ChatPanelProps {
  view: ChatView
  onViewChange: (view: ChatView) => void
  /** Address of the chat page; `null` for a visitor who may not open it. */
  pageHref: string | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The quick chat: the list, and in its place a conversation or somebody's details. */
export function ChatPanel({ view, onViewChange, pageHref, open, onOpenChange }: ChatPanelProps) {
  const { t } = useTranslation()
  const { list, chat, info } = view
  const last = useLastChat(chat)
  const change = (next: Partial<ChatView>) => onViewChange({ ...view, ...next })
  const back = () => change(info === null ? { chat: null } : { info: null })

  const title =
    info !== null ? (
      t(info === 'me' ? 'chat.profile' : 'chat.details')
    ) : chat !== null ? (
      <ConversationTitle chatId={chat} />
    ) : (
      t(list === 'contacts' ? 'chat.contacts' : 'chat.chats')
    )

  return (
    <Drawer
      className="emb-app-chat-panel"
      aria-label={t('chat.title')}
      padded={false}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      actions={
        <>
          {(chat !== null || info !== null) && (
            <IconButton
              className="emb-app-chat-back"
              label={t(info !== null && chat !== null ? 'chat.toChat' : 'chat.toChats')}
              icon={<ArrowLeft {...glyph} className="emb-app-chat-arrow" />}
              onPress={back}
            />
          )}
          {chat === null && info === null && (
            <ChatSideActions
              list={list}
              onListChange={(next) => change({ list: next, search: '' })}
              onInfo={(id) => change({ info: id })}
            />
          )}
          {info === null && pageHref !== null && (
            <LinkButton
              href={chat === null ? pageHref : `${pageHref}?chat=${encodeURIComponent(chat)}`}
              variant="ghost"
              aria-label={t('chat.openPage')}
              icon={<Maximize2 {...glyph} />}
              data-has-icon
              data-icon-only
              onClick={() => onOpenChange(false)}
            />
          )}
          {chat !== null && info === null && (
            <ConversationMenu
              chatId={chat}
              onInfo={(id) => change({ info: id })}
              onLeave={() => change({ chat: null })}
            />
          )}
        </>
      }
    >
      {info !== null ? (
        <ChatInfo key={info} id={info} current={chat} onOpen={(id) => change({ chat: id, info: null })} />
      ) : chat !== null ? (
        <ConversationPane key={chat} chatId={chat} autoFocus onLeave={() => change({ chat: null })} />
      ) : (
        <ChatSide view={view} onViewChange={onViewChange} autoFocus={last} />
      )}
    </Drawer>
  )
}

/** The chat that was open before none was, so that the focus can go back to its line. */
function useLastChat(chat: string | null): string | null {
  const [last, setLast] = useState(chat)
  if (chat !== null && chat !== last) setLast(chat)
  return last
}
