import { Avatar } from '../avatar/index.js'
import { Button, type ButtonProps } from '../button/index.js'
import { Menu, type MenuItem } from '../menu/Menu.js'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('userMenu', { label: 'User menu' })

/** Props of `UserMenu`; further ones go to its button. */
export interface UserMenuProps extends Omit<ButtonProps, 'children' | 'icon' | 'variant' | 'onPress' | 'aria-label'> {
  /** Whose account it is. */
  name: string
  /** Shown below the name in the menu. */
  email?: string
  /** Address of the picture; initials stand in for it. */
  picture?: string
  /** What concerns the user: settings, signing out last. */
  items: readonly MenuItem[]
  /** Shows the name beside the avatar on the button. Default `false`. */
  showName?: boolean
  /** The controlled state. */
  open?: boolean
  /** The first state of an uncontrolled menu. Default `false`. */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** The avatar in the header, and behind it the user's name, e-mail address and what concerns the user. */
export function UserMenu({
  name,
  email,
  picture,
  items,
  showName = false,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: UserMenuProps) {
  const t = useWords(words)
  return (
    <Menu
      aria-label={t('label')}
      placement="bottom end"
      items={items}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      header={
        <div className="emb-user-menu-who">
          <Avatar name={name} src={picture} aria-hidden="true" />
          <div className="emb-user-menu-text">
            <div className="emb-user-menu-name">{name}</div>
            {email !== undefined && <div className="emb-user-menu-email">{email}</div>}
          </div>
        </div>
      }
      trigger={
        <Button
          {...rest}
          variant="ghost"
          className={className ? `emb-user-menu ${className}` : 'emb-user-menu'}
          data-name-shown={showName || undefined}
        >
          <Avatar name={name} src={picture} size="s" aria-hidden="true" />
          <span className="emb-visually-hidden">{t('label')}: </span>
          <span className={showName ? 'emb-user-menu-own' : 'emb-visually-hidden'}>{name}</span>
        </Button>
      }
    />
  )
}
