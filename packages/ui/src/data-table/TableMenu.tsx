import { Menu, Popover, type PopoverProps } from 'react-aria-components/Menu'
import { MenuEntries } from '../menu/MenuEntries.js'
import type { MenuItem } from '../menu/index.js'
import type { OverlayProps } from './OverlayButton.js'

interface TableMenuProps extends OverlayProps {
  label: string
  placement?: PopoverProps['placement']
  items: readonly MenuItem[]
}

/** A menu beside a button, head or row of the table. */
export function TableMenu({ anchor, open, onClose, label, placement = 'bottom start', items }: TableMenuProps) {
  return (
    <Popover
      className="emb-menu"
      aria-label={label}
      trigger="MenuTrigger"
      triggerRef={anchor}
      placement={placement}
      offset={4}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Menu className="emb-menu-list" aria-label={label} autoFocus="first" onClose={onClose}>
        <MenuEntries items={items} />
      </Menu>
    </Popover>
  )
}
