import type { Conversation as Chat } from '@embpm/contract/sample/chat'
import { useEffect } from 'react'
import { Composer } from './Composer.js'
import { ConnectionBanner } from './ConnectionBanner.js'
import { MessageLog } from './MessageLog.js'
import type { ConversationView } from './useConversation.js'

/** Props of `Conversation`. */
export interface ConversationProps {
  chat: Chat
  view: ConversationView
  /** Focus on the field for a message when the conversation appears. */
  autoFocus: boolean
}

/** The messages of a chat and the field for the next one. For as long as it is on the screen the chat counts as read. */
export function Conversation({ chat, view, autoFocus }: ConversationProps) {
  const { live, connection, outgoing, typing, draft } = view
  useEffect(() => live.show(chat.id), [live, chat.id])
  return (
    <div className="emb-app-chat-conversation">
      <ConnectionBanner connection={connection} onRetry={live.reconnect} />
      <MessageLog
        chat={chat}
        outgoing={outgoing}
        typing={typing}
        onRetry={(id) => void live.retry(id)}
        onDiscard={live.discard}
      />
      <Composer
        name={chat.contact.name}
        value={draft}
        onValueChange={(text) => live.keepDraft(chat.id, text)}
        onSend={(text) => live.send(chat.id, text)}
        autoFocus={autoFocus}
      />
    </div>
  )
}
