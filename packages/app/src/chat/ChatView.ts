/** What the chats show: the page keeps it in its address, the panel to itself. */
export interface ChatView {
  /** What the list is of. */
  list: 'chats' | 'contacts'
  /** What the list is searched for. */
  search: string
  /** Id of the open chat. */
  chat: string | null
  /** Whose details are shown: the id of a contact, or `me`. */
  info: string | null
}

/** The list of all chats and nothing else. */
export const firstView: ChatView = { list: 'chats', search: '', chat: null, info: null }

/** Id of the search field of the chat page. */
export const chatSearchId = 'emb-app-chat-search'
