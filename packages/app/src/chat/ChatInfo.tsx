import { ContactDetails } from './ContactDetails.js'
import { ProfileDetails } from './ProfileDetails.js'

/** Props of `ChatInfo`. */
export interface ChatInfoProps {
  /** Id of a contact, or `me`. */
  id: string
  /** Id of the chat that is open already. */
  current: string | null
  /** Opens a chat. */
  onOpen: (chatId: string) => void
}

/** Who somebody is: a contact, or oneself. */
export function ChatInfo({ id, current, onOpen }: ChatInfoProps) {
  return (
    <div className="emb-app-chat-info">
      {id === 'me' ? <ProfileDetails /> : <ContactDetails id={id} current={current} onOpen={onOpen} />}
    </div>
  )
}
