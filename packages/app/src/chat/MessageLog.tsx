import type { Conversation } from '@embpm/contract/sample/chat'
import { Button } from '@embpm/ui/button'
import { ArrowDown } from 'lucide-react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstUnread } from './chats.js'
import { MessageLine } from './MessageLine.js'
import type { Outbox } from './outbox.js'
import { OutgoingLine } from './OutgoingLine.js'
import { useChatDates } from './useChatDates.js'
import { useEarlier } from './useEarlier.js'

/** Props of `MessageLog`. */
export interface MessageLogProps {
  chat: Conversation
  outgoing: Outbox
  typing: boolean
  onRetry: (id: string) => void
  onDiscard: (id: string) => void
}

/** How far from the end, in px, one has gone back to read, so that the end is offered. */
const farAway = 160

/**
 * The messages of a chat by days, the youngest in view. Older ones are put into the page as one scrolls to them. New ones
 * of the other are read out.
 */
export function MessageLog({ chat, outgoing, typing, onRetry, onDiscard }: MessageLogProps) {
  const { t } = useTranslation()
  const { day } = useChatDates()
  const { messages, contact } = chat
  const box = useRef<HTMLDivElement>(null)
  const [unreadId] = useState(() => firstUnread(chat)?.id)
  const [known] = useState(() => messages.at(-1)?.id)
  const [away, setAway] = useState(false)
  const { from, more, sentinel } = useEarlier(messages.length, box)
  const last = messages.at(-1)

  // The box is filled from its end, so that it stays at the youngest message by itself; where its start is 0.
  const toEnd = () => box.current?.scrollTo({ top: 0 })
  useEffect(() => {
    // Text alone could not be scrolled by keys.
    box.current?.setAttribute('tabindex', '0')
  }, [])
  useEffect(() => {
    if (outgoing.length > 0) box.current?.scrollTo({ top: 0 })
  }, [outgoing.length])

  return (
    <div className="emb-app-chat-log">
      <div
        ref={box}
        className="emb-app-chat-scroll"
        role="region"
        aria-label={t('chat.messagesWith', { name: contact.name })}
        onScroll={({ currentTarget }) => setAway(Math.abs(currentTarget.scrollTop) > farAway)}
      >
        <ol className="emb-app-chat-messages">
          {from > 0 && (
            <li ref={sentinel} className="emb-app-chat-day">
              <Button variant="ghost" size="s" onPress={more}>
                {t('chat.earlier')}
              </Button>
            </li>
          )}
          {messages.slice(from).map((message, index) => {
            const before = messages[from + index - 1]
            const date = day(message.createdAt)
            return (
              <Fragment key={message.id}>
                {(index === 0 || !before || day(before.createdAt) !== date) && (
                  <li className="emb-app-chat-day">
                    <span>{date}</span>
                  </li>
                )}
                {message.id === unreadId && (
                  <li className="emb-app-chat-new">
                    <span>{t('chat.new')}</span>
                  </li>
                )}
                <MessageLine message={message} name={contact.name} />
              </Fragment>
            )
          })}
          {outgoing.map((entry) => (
            <OutgoingLine key={entry.id} outgoing={entry} onRetry={onRetry} onDiscard={onDiscard} />
          ))}
          {typing && (
            <li className="emb-app-chat-message emb-app-chat-typing">
              <span className="emb-visually-hidden">{t('chat.isTyping', { name: contact.name })}</span>
              <span className="emb-app-chat-bubble" aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
            </li>
          )}
        </ol>
        {messages.length === 0 && outgoing.length === 0 && (
          <p className="emb-app-chat-none">{t('chat.noMessages', { name: contact.name })}</p>
        )}
      </div>
      {away && (
        <Button
          className="emb-app-chat-latest"
          size="s"
          icon={<ArrowDown size={16} strokeWidth={1.5} aria-hidden="true" />}
          onPress={toEnd}
        >
          {t('chat.latest')}
        </Button>
      )}
      <p className="emb-visually-hidden" aria-live="polite">
        {last && !last.isMine && last.id !== known && (
          <span key={last.id}>
            {contact.name}: {last.value}
          </span>
        )}
      </p>
    </div>
  )
}
