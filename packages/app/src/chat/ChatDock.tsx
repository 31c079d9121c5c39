import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'
import { chatDataOf } from './chatData.js'
import { firstView } from './ChatView.js'
import { useChatLive } from './useChatLive.js'
import { useChatState } from './useChatState.js'

const ChatPanel = lazy(async () => ({ default: (await import('./ChatPanel.js')).ChatPanel }))

/** Props of `ChatDock`. */
export interface ChatDockProps {
  /** The button that opens the panel. */
  button: HTMLElement | null
  /** Address of the chat page; `null` for a visitor who may not open it. */
  pageHref: string | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The live side of the header's button: the connection, what is read out when a message comes in, and the panel, which
 * stands beside the page in its frame and remembers what it showed.
 */
export function ChatDock({ button, pageHref, open, onOpenChange }: ChatDockProps) {
  const { t } = useTranslation()
  const live = useChatLive()
  const { data: chats } = useQuery(chatDataOf(useServices()).query)
  const heard = useChatState(live, (state) => state.heard)
  const [view, setView] = useState(firstView)
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  const from = chats?.find(({ id }) => id === heard?.chatId)
  const frame = button?.closest('.emb-layout, .emb-view')
  return (
    <>
      <span className="emb-visually-hidden" aria-live="polite">
        {heard && from && !from.muted && <span key={heard.id}>{t('chat.heard', { name: from.contact.name })}</span>}
      </span>
      {wanted &&
        frame &&
        createPortal(
          <Suspense>
            <ChatPanel view={view} onViewChange={setView} pageHref={pageHref} open={open} onOpenChange={onOpenChange} />
          </Suspense>,
          frame,
        )}
    </>
  )
}
