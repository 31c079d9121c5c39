import { isApiError } from '@embpm/contract'
import { IconButton } from '@embpm/ui/button'
import { lazyPart, mayLoad } from '@embpm/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AtRest } from '../shell/AtRest.js'
import { useServices } from '../shell/ServicesProvider.js'
import { usePart } from '../shell/usePart.js'
import { chatSearchId } from './ChatView.js'
import { chatDataOf } from './chatData.js'
import { unreadOf } from './chats.js'

const chatDock = lazyPart(async () => (await import('./ChatDock.js')).ChatDock)

/** Props of `ChatButton`. */
export interface ChatButtonProps {
  /** Address of the chat page; `null` for a visitor who may not open it. */
  pageHref: string | null
}

/**
 * Opens and closes the chat panel and says how many messages are unread; nothing where the server has no chats. The live part
 * comes when the page is at rest.
 */
export function ChatButton({ pageHref }: ChatButtonProps) {
  const { t, i18n } = useTranslation()
  const { data: unread = 0, error } = useQuery({ ...chatDataOf(useServices()).query, select: unreadOf })
  const onPage = useRouterState({ select: ({ location }) => location.pathname === pageHref })
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const [ready, setReady] = useState(false)
  const dock = usePart(chatDock, ready, () => {
    setReady(false)
    setOpen(false)
  })
  const absent = isApiError(error) && error.status === 404
  // Nobody has asked for it yet: without network it is left to the next rest, and when it cannot be loaded, the press that asks says so.
  const begin = () => {
    if (!mayLoad()) return
    chatDock.load().then(
      () => setReady(true),
      () => undefined,
    )
  }
  const name = t('chat.title')
  const number = new Intl.NumberFormat(i18n.language || 'en').format(Math.min(unread, 99))

  const press = () => {
    // On the page all of it is there already.
    if (onPage) return document.getElementById(chatSearchId)?.focus()
    setReady(true)
    setOpen(!open)
  }
  if (absent) return null
  return (
    <>
      {!ready && <AtRest onRest={begin} />}
      <IconButton
        ref={setButton}
        label={unread > 0 ? t('header.withUnread', { name, unread }) : name}
        className="emb-app-chat-button"
        aria-expanded={onPage ? undefined : open}
        icon={
          <>
            <MessageSquare size={16} strokeWidth={1.5} aria-hidden="true" />
            {unread > 0 && <span className="emb-app-chat-count" data-count={unread > 99 ? `${number}+` : number} />}
          </>
        }
        onPress={press}
      />
      {dock.Part && <dock.Part button={button} pageHref={pageHref} open={open && !onPage} onOpenChange={setOpen} />}
    </>
  )
}
