import { IconButton } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { ArrowLeft, MessageSquare } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatInfo } from '../../../chat/ChatInfo.js'
import { chatSearchId, type ChatView } from '../../../chat/ChatView.js'
import { ChatSide } from '../../../chat/ChatSide.js'
import { ChatSideActions } from '../../../chat/ChatSideActions.js'
import { ConversationMenu } from '../../../chat/ConversationMenu.js'
import { ConversationPane } from '../../../chat/ConversationPane.js'
import { ConversationTitle } from '../../../chat/ConversationTitle.js'
import { useChats } from '../../../chat/useChats.js'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { stepOf } from '../../../entity/step.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { usePart } from '../../../shell/usePart.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { formatChatSearch, parseChatSearch } from './chatSearch.js'

const drawer = lazyPart(async () => (await import('@embpm/ui/drawer')).Drawer)

/** The chats beside the open one. The address holds the search, the chat and whose details are shown. */
export function ChatScreen() {
  const { t } = useTranslation()
  const raw = useRawSearch()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { view, ignored } = useMemo(() => parseChatSearch(raw), [raw])
  const { chat, info, list } = view
  const { total } = useChats()
  // A link to a chat leaves the focus where it is; whoever opens one here wants to write.
  const [opened, setOpened] = useState(false)

  const hrefOf = (next: ChatView) => pathname + stringifySearch(formatChatSearch(next))
  const show = (next: ChatView, step: Partial<ReturnType<typeof stepOf>> = {}) =>
    void router.navigate({ href: hrefOf(next), resetScroll: false, ...step })
  const change = (next: Partial<ChatView>) => show({ ...view, ...next })
  const details = usePart(drawer, info !== null, () => change({ info: null }))

  return (
    <Page className="emb-app-chat-page">
      <h1 className="emb-visually-hidden">{t('chat.title')}</h1>
      <IgnoredNotice ignored={ignored} onDismiss={() => show(view, { replace: true })} />
      <div className="emb-app-chat-panes" data-open={chat !== null || undefined}>
        <section className="emb-app-chat-side" aria-label={t(list === 'contacts' ? 'chat.contacts' : 'chat.chats')}>
          <div className="emb-app-chat-head">
            <h2>{t(list === 'contacts' ? 'chat.contacts' : 'chat.chats')}</h2>
            <ChatSideActions
              list={list}
              onListChange={(next) => change({ list: next, search: '' })}
              onInfo={(id) => change({ info: id })}
            />
          </div>
          <ChatSide
            key={list}
            view={view}
            onViewChange={(next) =>
              show(next, next.search === view.search ? {} : stepOf(router, view.search !== '', next.search !== ''))
            }
            hrefOf={hrefOf}
            onFollow={() => setOpened(true)}
            searchId={chatSearchId}
          />
        </section>
        {chat === null ? (
          <section className="emb-app-chat-main" aria-label={t('chat.title')}>
            {total > 0 && (
              <StateMessage
                kind="empty"
                icon={<MessageSquare size={20} strokeWidth={1.5} aria-hidden="true" />}
                title={t('chat.chooseTitle')}
                description={t('chat.chooseText')}
              />
            )}
          </section>
        ) : (
          <section className="emb-app-chat-main" aria-label={t('chat.title')}>
            <div className="emb-app-chat-head">
              <IconButton
                className="emb-app-chat-back"
                label={t('chat.toChats')}
                icon={<ArrowLeft className="emb-app-chat-arrow" size={16} strokeWidth={1.5} aria-hidden="true" />}
                onPress={() => change({ chat: null })}
              />
              <h2>
                <ConversationTitle chatId={chat} />
              </h2>
              <ConversationMenu
                chatId={chat}
                onInfo={(id) => change({ info: id })}
                onLeave={() => change({ chat: null })}
              />
            </div>
            <ConversationPane key={chat} chatId={chat} autoFocus={opened} onLeave={() => change({ chat: null })} />
          </section>
        )}
        {details.Part && (
          <details.Part
            className="emb-app-chat-details"
            padded={false}
            title={t(info === 'me' ? 'chat.profile' : 'chat.details')}
            open={info !== null}
            onOpenChange={() => change({ info: null })}
          >
            {info !== null && (
              <ChatInfo
                key={info}
                id={info}
                current={chat}
                onOpen={(id) => change({ chat: id, info: null, list: 'chats' })}
              />
            )}
          </details.Part>
        )}
      </div>
    </Page>
  )
}
