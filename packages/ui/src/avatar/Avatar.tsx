import { useState, type ComponentProps } from 'react'
import { initials } from './initials.js'

/** Props of `Avatar`. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is; gives the initials and the accessible name. Pass `aria-hidden` where the name stands beside it. */
  name: string
  /** 20 px (`xs`), 26 px (`s`) or 32 px (`m`, default). */
  size?: 'xs' | 's' | 'm'
  /** Address of a picture. The initials stay when it is missing or does not load. */
  src?: string
}

/** A person as a round picture or initials. */
export function Avatar({ name, size = 'm', src, className = '', ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span role="img" aria-label={name} {...rest} data-size={size} className={`emb-avatar ${className}`}>
      {src && src !== failed ? (
        <img className="emb-avatar-picture" src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}
