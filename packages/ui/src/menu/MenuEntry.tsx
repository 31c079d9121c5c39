import { Check } from 'lucide-react'
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu'
import { Link } from '../link/Link.js'
import type { MenuAction } from './MenuItem.js'

/** Props of `MenuEntry`. */
export interface MenuEntryProps {
  id: string
  item: MenuAction
}

/** One entry: tick or glyph, label, keys. */
export function MenuEntry({ id, item }: MenuEntryProps) {
  return (
    <AriaMenuItem
      id={id}
      className="emb-menu-item"
      textValue={item.label}
      href={item.href}
      isDisabled={item.disabled}
      onAction={item.onAction}
      data-danger={item.danger || undefined}
      render={(props) => ('href' in props ? <Link {...props} /> : <div {...props} />)}
    >
      {item.checked !== undefined && (
        <span className="emb-menu-icon">
          {item.checked && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
        </span>
      )}
      {item.icon && <span className="emb-menu-icon">{item.icon}</span>}
      <span className="emb-menu-label">
        {item.label}
        {/* Part of the name, as all visible text is. */}
        {item.description !== undefined && <span className="emb-menu-description"> {item.description}</span>}
      </span>{' '}
      {item.shortcut && <kbd className="emb-menu-keys">{item.shortcut}</kbd>}
    </AriaMenuItem>
  )
}
