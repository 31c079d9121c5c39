import { useId } from 'react'
import { Menu, Popover } from 'react-aria-components/Menu'
import type { OverlayProps, PopupFocus } from '../lazy-part/usePopup.js'
import { pageDirection, physicalPlacement } from '../popover/index.js'
import type { MenuProps } from './Menu.js'
import { MenuEntries } from './MenuEntries.js'

interface MenuPanelProps
  extends OverlayProps, Pick<MenuProps, 'items' | 'header' | 'placement' | 'className' | 'style' | 'ref'> {
  label: string
  /** Default `first`. */
  focus?: PopupFocus
}

/** The open menu beside a button, a head or a row. */
export function MenuPanel({
  anchor,
  open,
  onClose,
  id,
  focus = 'first',
  label,
  items,
  header,
  placement = 'bottom start',
  className,
  ...rest
}: MenuPanelProps) {
  const headerId = useId()
  return (
    <Popover
      {...rest}
      className={className ? `emb-menu ${className}` : 'emb-menu'}
      aria-label={label}
      trigger="MenuTrigger"
      triggerRef={anchor}
      placement={physicalPlacement(placement)}
      offset={4}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      {header !== undefined && (
        <div id={headerId} className="emb-menu-header" dir={pageDirection()}>
          {header}
        </div>
      )}
      <Menu
        id={id}
        className="emb-menu-list"
        dir={pageDirection()}
        aria-label={label}
        aria-describedby={header === undefined ? undefined : headerId}
        autoFocus={focus}
        onClose={onClose}
      >
        <MenuEntries items={items} />
      </Menu>
    </Popover>
  )
}
