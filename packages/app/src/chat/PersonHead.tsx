import { Avatar } from '@embpm/ui/avatar'

/** Props of `PersonHead`. */
export interface PersonHeadProps {
  name: string
  /** What they say about themselves. */
  about: string
  /** Address of a picture. */
  avatar: string | null
  /** Address of a wide picture. */
  background?: string | null
}

/** A person with their pictures and what they say of themselves. */
export function PersonHead({ name, about, avatar, background }: PersonHeadProps) {
  return (
    <div className="emb-app-chat-person" data-cover={background ? '' : undefined}>
      {background && <img className="emb-app-chat-cover" src={background} alt="" />}
      <Avatar className="emb-app-chat-portrait" name={name} src={avatar ?? undefined} aria-hidden="true" />
      <h3 className="emb-app-chat-person-name">
        <bdi>{name}</bdi>
      </h3>
      <p className="emb-app-chat-about" dir="auto">
        {about}
      </p>
    </div>
  )
}
