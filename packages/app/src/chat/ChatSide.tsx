import { SearchField } from '@embpm/ui/search-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatList } from './ChatList.js'
import type { ChatView } from './ChatView.js'
import { ContactList } from './ContactList.js'

/** Props of `ChatSide`. */
export interface ChatSideProps {
  view: ChatView
  onViewChange: (view: ChatView) => void
  /** Address of a view, where the view is kept in the address: the lines are links then. */
  hrefOf?: (view: ChatView) => string
  /** Called when a line that is a link was followed. */
  onFollow?: () => void
  /** Id of the chat whose line takes the focus when the list appears. */
  autoFocus?: string | null
  /** Id of the search field. */
  searchId?: string
}

/** A search over the list of chats, or over the people one can write to. */
export function ChatSide({ view, onViewChange, hrefOf, onFollow, autoFocus = null, searchId }: ChatSideProps) {
  const { t } = useTranslation()
  const [text, setText] = useState<string | null>(null)
  // While one types, what was typed counts: the address follows a moment later.
  const search = text ?? view.search
  const shared = { view: { ...view, search }, onViewChange, hrefOf, onFollow }
  return (
    <div className="emb-app-chat-side-content">
      <SearchField
        id={searchId}
        size="s"
        className="emb-app-chat-search"
        value={search}
        label={t(view.list === 'contacts' ? 'chat.searchContacts' : 'chat.search')}
        onFocus={() => setText((current) => current ?? view.search)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setText(null)
        }}
        onValueChange={(next) => {
          setText(next)
          onViewChange({ ...view, search: next })
        }}
      />
      {view.list === 'contacts' ? <ContactList {...shared} /> : <ChatList {...shared} autoFocus={autoFocus} />}
    </div>
  )
}
