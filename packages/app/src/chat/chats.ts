import type { ChatMessage, Conversation } from '@embpm/contract/sample/chat'

const wordsOf = (search: string, language: string): readonly string[] =>
  search.toLocaleLowerCase(language).split(/\s+/u).filter(Boolean)

/** Whether a chat's name, and one of its messages for the rest, hold every word; and which message, if one was needed. */
function match(
  { contact, messages }: Conversation,
  words: readonly string[],
  language: string,
): { fits: boolean; message?: ChatMessage } {
  const name = contact.name.toLocaleLowerCase(language)
  const rest = words.filter((word) => !name.includes(word))
  if (rest.length === 0) return { fits: true }
  const message = messages.findLast(({ value }) => {
    const text = value.toLocaleLowerCase(language)
    return rest.every((word) => text.includes(word))
  })
  return { fits: message !== undefined, message }
}

/** The chats whose name or messages hold every word of a search, in any order and ignoring case. */
export function findChats(chats: readonly Conversation[], search: string, language: string): readonly Conversation[] {
  const words = wordsOf(search, language)
  return words.length === 0 ? chats : chats.filter((chat) => match(chat, words, language).fits)
}

/** The youngest message that a search found in a chat; `undefined` when its name alone was enough. */
export function foundMessage(chat: Conversation, search: string, language: string): ChatMessage | undefined {
  const words = wordsOf(search, language)
  return words.length === 0 ? undefined : match(chat, words, language).message
}

/** The chats with the youngest message first; those without any come last, by name. */
export function orderChats(chats: readonly Conversation[], language: string): readonly Conversation[] {
  const { compare } = new Intl.Collator(language)
  const timeOf = ({ lastMessageAt }: Conversation) => Date.parse(lastMessageAt) || 0
  return chats.toSorted((one, other) => timeOf(other) - timeOf(one) || compare(one.contact.name, other.contact.name))
}

/** The first message that nobody has read yet: the unread ones are the last that the other party wrote. */
export function firstUnread({ messages, unreadCount = 0 }: Conversation): ChatMessage | undefined {
  return unreadCount > 0 ? messages.filter(({ isMine }) => !isMine).at(-unreadCount) : undefined
}

/** How many messages wait to be read in the chats that are not muted. */
export const unreadOf = (chats: readonly Conversation[]): number =>
  chats.reduce((sum, { unreadCount = 0, muted }) => sum + (muted ? 0 : unreadCount), 0)
