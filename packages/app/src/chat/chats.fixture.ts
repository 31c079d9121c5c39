import type { ChatMessage, Conversation } from '@embpm/contract/sample/chat'

/** A moment of the tests' clock, ISO 8601. */
export const momentOf = (seconds: number): string => new Date(Date.UTC(2026, 10, 20, 8) + seconds * 1000).toISOString()

/** A message; by the contact unless `isMine`. */
export const messageOf = (id: string, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chatId: 'a',
  contactId: part.isMine ? 'me' : 'contact-a',
  value: id,
  createdAt: momentOf(0),
  isMine: false,
  ...part,
})

/** A chat with what a test says of it. */
export function chatOf(id: string, part: Partial<Conversation> = {}): Conversation {
  const messages = part.messages ?? []
  return {
    id,
    contactId: `contact-${id}`,
    unreadCount: 0,
    muted: false,
    lastMessage: messages.at(-1)?.value ?? '',
    lastMessageAt: messages.at(-1)?.createdAt ?? '',
    contact: {
      id: `contact-${id}`,
      avatar: null,
      name: `Person ${id.toUpperCase()}`,
      about: '',
      details: { emails: [], phoneNumbers: [], company: 'Terranova', birthday: momentOf(0), address: '' },
      attachments: { media: [], docs: [], links: [] },
    },
    messages,
    ...part,
  }
}
