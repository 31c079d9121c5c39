import { Button } from '@embpm/ui/button'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../shell/useOnline.js'
import { Conversation } from './Conversation.js'
import { useConversation } from './useConversation.js'

/** Props of `ConversationPane`. */
export interface ConversationPaneProps {
  chatId: string
  /** Focus on the field for a message when the conversation appears. */
  autoFocus?: boolean
  /** Leaves the conversation. */
  onLeave: () => void
}

/** A conversation, or why it cannot be shown. */
export function ConversationPane({ chatId, autoFocus = false, onLeave }: ConversationPaneProps) {
  const { t } = useTranslation()
  const online = useOnline()
  const view = useConversation(chatId)
  const { chat, failed, retry } = view
  if (chat) return <Conversation chat={chat} view={view} autoFocus={autoFocus} />
  if (chat === null) {
    return (
      <StateMessage
        kind="not-found"
        title={t('chat.missingTitle')}
        description={t('chat.missingText')}
        headingLevel={3}
        actions={<Button onPress={onLeave}>{t('chat.toChats')}</Button>}
      />
    )
  }
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
  return (
    <div className="emb-app-chat-conversation-pending">
      <SkeletonText lines={4} />
    </div>
  )
}
