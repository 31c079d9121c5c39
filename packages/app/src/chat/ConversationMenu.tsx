import { IconButton } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { Bell, BellOff, Ellipsis, MailOpen, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConversation } from './useConversation.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `ConversationMenu`. */
export interface ConversationMenuProps {
  chatId: string
  /** Shows the details of a contact. */
  onInfo: (contactId: string) => void
  /** Leaves the conversation. */
  onLeave: () => void
}

/** What else can be done with a chat: who it is with, silence, and keeping it for later. */
export function ConversationMenu({ chatId, onInfo, onLeave }: ConversationMenuProps) {
  const { t } = useTranslation()
  const { chat, setMuted, markUnread } = useConversation(chatId)
  if (!chat) return null
  const { muted } = chat
  return (
    <Menu
      aria-label={t('header.more')}
      placement="bottom end"
      trigger={<IconButton label={t('header.more')} icon={<Ellipsis {...glyph} />} />}
      items={[
        {
          id: 'details',
          label: t('chat.details'),
          icon: <UserRound {...glyph} />,
          onAction: () => onInfo(chat.contactId),
        },
        {
          id: 'mute',
          label: t(muted ? 'chat.unmute' : 'chat.mute'),
          icon: muted ? <Bell {...glyph} /> : <BellOff {...glyph} />,
          onAction: () => setMuted(!muted),
        },
        {
          id: 'unread',
          label: t('header.markUnread'),
          icon: <MailOpen {...glyph} />,
          onAction: () => {
            // What is on the screen counts as read.
            onLeave()
            markUnread()
          },
        },
      ]}
    />
  )
}
