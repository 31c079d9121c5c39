import { useId, type ReactNode } from 'react'
import { Menu as AriaMenu, MenuTrigger, Popover, type PopoverProps } from 'react-aria-components/Menu'
import { MenuEntries } from './MenuEntries.js'
import type { MenuItem } from './MenuItem.js'

/** Props of `Menu`. */
export interface MenuProps {
  /** A `Button` or `IconButton`. Enter, Space and the arrow keys open the menu; the focus returns there. */
  trigger: ReactNode
  /** What it offers; a dozen entries at most. */
  items: readonly MenuItem[]
  /** Name of the menu. */
  'aria-label': string
  /** Where it prefers to open; it flips where there is no room. Default `bottom start`. */
  placement?: PopoverProps['placement']
  /** The controlled state. */
  open?: boolean
  /** The first state of an uncontrolled menu. Default `false`. */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A list of actions behind a button: arrows move, letters jump, Enter acts, Escape leaves. */
export function Menu({
  trigger,
  items,
  'aria-label': label,
  placement = 'bottom start',
  open,
  defaultOpen,
  onOpenChange,
}: MenuProps) {
  const labelId = useId()
  return (
    <MenuTrigger isOpen={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover className="emb-menu" placement={placement} offset={4}>
        {/* The trigger would name the menu otherwise. */}
        <span id={labelId} hidden>
          {label}
        </span>
        <AriaMenu className="emb-menu-list" aria-labelledby={labelId}>
          <MenuEntries items={items} />
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
