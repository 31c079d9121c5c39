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
