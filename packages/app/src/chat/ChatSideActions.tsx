import { IconButton } from '@embpm/ui/button'
import { MessageSquare, SquarePen, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChatView } from './ChatView.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `ChatSideActions`. */
export interface ChatSideActionsProps {
  list: ChatView['list']
  onListChange: (list: ChatView['list']) => void
  onInfo: (id: string) => void
}

/** Beside the head of the list: to the people one can write to and back, and to the own profile. */
export function ChatSideActions({ list, onListChange, onInfo }: ChatSideActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      {list === 'chats' ? (
        <IconButton
          label={t('chat.newChat')}
          icon={<SquarePen {...glyph} />}
          onPress={() => onListChange('contacts')}
        />
      ) : (
        <IconButton
          label={t('chat.toChats')}
          icon={<MessageSquare {...glyph} />}
          onPress={() => onListChange('chats')}
        />
      )}
      <IconButton label={t('chat.profile')} icon={<UserRound {...glyph} />} onPress={() => onInfo('me')} />
    </>
  )
}
