import { useId, type CSSProperties, type ReactNode, type Ref } from 'react'
import { Menu as AriaMenu, MenuTrigger, Popover, type PopoverProps } from 'react-aria-components/Menu'
import { pageDirection, physicalPlacement } from '../popover/index.js'
import { MenuEntries } from './MenuEntries.js'
import type { MenuItem } from './MenuItem.js'

/** Props of `Menu`; further ones go to the open panel. */
export interface MenuProps {
  /** A `Button` or `IconButton`. Enter, Space and the arrow keys open the menu; the focus returns there. */
  trigger: ReactNode
  /** What it offers; a dozen entries at most. */
  items: readonly MenuItem[]
  /** Name of the menu. */
  'aria-label': string
  /** What stands above the entries and describes the menu, such as whose account it is; nothing to press. */
  header?: ReactNode
  /** Where it prefers to open; it flips where there is no room. Default `bottom start`. */
  placement?: PopoverProps['placement']
  /** The controlled state. */
  open?: boolean
  /** The first state of an uncontrolled menu. Default `false`. */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  style?: CSSProperties
  /** Ref to the open panel. */
  ref?: Ref<HTMLElement>
}

/** A list of actions behind a button: arrows move, letters jump, Enter acts, Escape leaves. */
export function Menu({
  trigger,
  items,
  'aria-label': label,
  header,
  placement = 'bottom start',
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  const labelId = useId()
  const headerId = useId()
  return (
    <MenuTrigger isOpen={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover
        {...rest}
        className={className ? `emb-menu ${className}` : 'emb-menu'}
        placement={physicalPlacement(placement)}
        offset={4}
      >
        {/* The trigger would name the menu otherwise. */}
        <span id={labelId} hidden>
          {label}
        </span>
        {header !== undefined && (
          <div id={headerId} className="emb-menu-header" dir={pageDirection()}>
            {header}
          </div>
        )}
        <AriaMenu
          className="emb-menu-list"
          dir={pageDirection()}
          aria-labelledby={labelId}
          aria-describedby={header === undefined ? undefined : headerId}
        >
          <MenuEntries items={items} />
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
