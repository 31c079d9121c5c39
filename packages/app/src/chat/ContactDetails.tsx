import { Button } from '@embpm/ui/button'
import { KeyValue } from '@embpm/ui/key-value'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mailTo } from '../entity/mailTo.js'
import { useServices } from '../shell/ServicesProvider.js'
import { PersonHead } from './PersonHead.js'
import { chatDataOf } from './chatData.js'
import { useChatDates } from './useChatDates.js'
import { useChats } from './useChats.js'

/** Props of `ContactDetails`. */
export interface ContactDetailsProps {
  id: string
  /** Id of the chat that is open already. */
  current: string | null
  /** Opens a chat. */
  onOpen: (chatId: string) => void
}

/** All about a contact: how to reach them, and what they shared. */
export function ContactDetails({ id, current, onOpen }: ContactDetailsProps) {
  const { t } = useTranslation()
  const { birthday: dateOf } = useChatDates()
  const { data, isPending, refetch } = useContact(id)
  const { chats, pending } = useChats()
  if (isPending) return <SkeletonText lines={6} />
  if (!data) {
    const missing = data === null
    return (
      <StateMessage
        kind={missing ? 'not-found' : 'error'}
        title={t(missing ? 'chat.contactMissing' : 'chat.contactFailed')}
        headingLevel={3}
        actions={missing ? undefined : <Button onPress={() => refetch()}>{t('states.retry')}</Button>}
      />
    )
  }
  const { name, about, avatar, background, details, attachments } = data
  const { title, company, address, emails, phoneNumbers, birthday } = details
  const chat = chats.find(({ contactId }) => contactId === id)
  return (
    <>
      <PersonHead name={name} about={about} avatar={avatar} background={background} />
      {chat
        ? chat.id !== current && <Button onPress={() => onOpen(chat.id)}>{t('chat.openChat')}</Button>
        : !pending && <p className="emb-app-chat-note">{t('chat.noChat', { name })}</p>}
      <KeyValue
        items={[
          { label: t('chat.position'), value: title },
          { label: t('chat.company'), value: company },
          {
            label: t('chat.email'),
            value:
              emails.length === 0 ? null : (
                <Ways ways={emails.map(({ email, label }) => ({ text: email, label, href: mailTo(email) }))} />
              ),
          },
          {
            label: t('chat.phone'),
            value:
              phoneNumbers.length === 0 ? null : (
                <Ways
                  ways={phoneNumbers.map(({ phoneNumber, label }) => ({
                    text: phoneNumber,
                    label,
                    href: `tel:${phoneNumber.replace(/[^+\d]/g, '')}`,
                  }))}
                />
              ),
          },
          { label: t('chat.address'), value: address },
          { label: t('chat.birthday'), value: dateOf(birthday) },
        ]}
      />
      {attachments.media.length > 0 && (
        <section className="emb-app-chat-media">
          <h4>{t('chat.media')}</h4>
          <ul>
            {attachments.media.map((picture, index) => (
              <li key={picture}>
                <img src={picture} alt={t('chat.picture', { number: index + 1 })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Ways({ ways }: { ways: readonly { text: string; label: string; href: string }[] }) {
  return (
    <ul>
      {ways.map(({ text, label, href }) => (
        <li key={text}>
          <a href={href}>
            <bdi>{text}</bdi>
          </a>{' '}
          <span className="emb-app-chat-label">{label}</span>
        </li>
      ))}
    </ul>
  )
}

/** All about a contact; `null` when there is none of this id. */
function useContact(id: string) {
  const { client } = chatDataOf(useServices())
  return useQuery({
    queryKey: ['user', 'chat-contact', id],
    queryFn: ({ signal }) => client.contacts.get({ id }, { signal }),
  })
}
