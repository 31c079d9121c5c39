import { Avatar } from '@embpm/ui/avatar'
import { Button } from '@embpm/ui/button'
import { Highlight } from '@embpm/ui/highlight'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'
import { useOnline } from '../shell/useOnline.js'
import { ChatLine, ChatLinePending } from './ChatLine.js'
import type { ChatView } from './ChatView.js'
import { chatDataOf } from './chatData.js'
import { useChats } from './useChats.js'

/** Props of `ContactList`. */
export interface ContactListProps {
  view: ChatView
  onViewChange: (view: ChatView) => void
  /** Address of a view; without it the lines are buttons. */
  hrefOf?: (view: ChatView) => string
  /** Called when a line that is a link was followed. */
  onFollow?: () => void
}

/** Everybody one can write to, by name: leads to their chat, or where there is none yet to what is known of them. */
export function ContactList({ view, onViewChange, hrefOf, onFollow }: ContactListProps) {
  const { t, i18n } = useTranslation()
  const online = useOnline()
  const { data, isPending, refetch } = useContacts()
  const { chats } = useChats()
  if (isPending) return <ChatLinePending />
  if (!data) {
    return (
      <StateMessage
        kind={online ? 'error' : 'offline'}
        title={t('chat.contactsFailed')}
        headingLevel={3}
        actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
      />
    )
  }
  const words = view.search.toLocaleLowerCase(i18n.language).split(/\s+/u).filter(Boolean)
  const found = data.filter(({ name }) => words.every((word) => name.toLocaleLowerCase(i18n.language).includes(word)))
  if (found.length === 0) {
    return (
      <StateMessage
        kind={data.length === 0 ? 'empty' : 'no-match'}
        title={t(data.length === 0 ? 'chat.noContacts' : 'chat.noContactMatch')}
        headingLevel={3}
      />
    )
  }
  return (
    <ul className="emb-app-chat-list" aria-label={t('chat.contacts')}>
      {found.map(({ id, name, about, avatar }) => {
        const chat = chats.find(({ contactId }) => contactId === id)
        const next: ChatView = chat
          ? { ...view, list: 'chats', search: '', chat: chat.id, info: null }
          : { ...view, info: id }
        return (
          <ChatLine
            key={id}
            href={hrefOf?.(next)}
            current={view.info === id}
            onOpen={() => (hrefOf ? onFollow?.() : onViewChange(next))}
          >
            <Avatar name={name} src={avatar ?? undefined} aria-hidden="true" />
            <bdi className="emb-app-chat-name">
              <Highlight text={name} search={view.search} />
            </bdi>
            <span className="emb-app-chat-excerpt">
              <span dir="auto" className="emb-app-chat-excerpt-text">
                {about}
              </span>
            </span>
          </ChatLine>
        )
      })}
    </ul>
  )
}

/** Everybody one can chat with, by name. */
function useContacts() {
  const { client } = chatDataOf(useServices())
  return useQuery({
    queryKey: ['user', 'chat-contacts'],
    queryFn: ({ signal }) => client.contacts.list(undefined, { signal }),
  })
}
