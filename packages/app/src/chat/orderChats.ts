import type { Conversation } from '@embpm/contract/sample/chat'

/** The chats with the youngest message first; those without any come last, by name. */
export function orderChats(chats: readonly Conversation[], language: string): readonly Conversation[] {
  const { compare } = new Intl.Collator(language)
  const timeOf = ({ lastMessageAt }: Conversation) => Date.parse(lastMessageAt) || 0
  return chats.toSorted((one, other) => timeOf(other) - timeOf(one) || compare(one.contact.name, other.contact.name))
}
