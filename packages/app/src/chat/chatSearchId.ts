/** Id of the search field of the chat page. */
export const chatSearchId = 'emb-app-chat-search'
