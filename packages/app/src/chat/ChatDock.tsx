import { lazyPart } from '@embpm/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'
import { usePart } from '../shell/usePart.js'
import { chatDataOf } from './chatData.js'
import { firstView } from './ChatView.js'
import { useChatLive, useChatState } from './useChatLive.js'

const chatPanel = lazyPart(async () => (await import('./ChatPanel.js')).ChatPanel)

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
  const panel = usePart(chatPanel, open, () => onOpenChange(false))
  const from = chats?.find(({ id }) => id === heard?.chatId)
  const frame = button?.closest('.emb-layout, .emb-view')
  return (
    <>
      <span className="emb-visually-hidden" aria-live="polite">
        {heard && from && !from.muted && <span key={heard.id}>{t('chat.heard', { name: from.contact.name })}</span>}
      </span>
      {panel.Part &&
        frame &&
        createPortal(
          <panel.Part view={view} onViewChange={setView} pageHref={pageHref} open={open} onOpenChange={onOpenChange} />,
          frame,
        )}
    </>
  )
}
