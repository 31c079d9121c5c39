import type { CSSProperties, ReactNode, Ref } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { PopoverProps } from 'react-aria-components/Popover'
import { usePopup } from '../lazy-part/usePopup.js'
import type { MenuItem } from './MenuItem.js'
import { menuPart } from './menuPart.js'

export type { MenuAction, MenuItem, MenuSeparator } from './MenuItem.js'

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

/**
 * A list of actions behind a button: arrows move, letters jump, Enter acts, Escape leaves. What opens is loaded when the
 * button is hovered, focused or pressed.
 */
export function Menu({ trigger, 'aria-label': label, open, defaultOpen, onOpenChange, ...rest }: MenuProps) {
  const popup = usePopup({ kind: 'menu', part: menuPart, open, defaultOpen, onOpenChange })
  return (
    <>
      <ButtonContext value={popup.trigger}>{trigger}</ButtonContext>
      {popup.Part && <popup.Part {...rest} {...popup.panel} focus={popup.focus} label={label} />}
    </>
  )
}
