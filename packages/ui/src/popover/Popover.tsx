import type { CSSProperties, ReactNode, Ref } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { lazyPart } from '../lazy-part/lazyPart.js'
import { usePopup } from '../lazy-part/usePopup.js'

/** What a popover shows when it is open: it stands on React Aria's overlays, which a page may never need. */
export const popoverPart = lazyPart(async () => (await import('./PopoverPanel.js')).PopoverPanel)

/** Props of `Popover`; further ones, such as `data-*`, go to the panel. */
export interface PopoverProps {
  /** A `Button` or `IconButton`; the focus returns there. */
  trigger: ReactNode
  /** Name of the panel. */
  'aria-label': string
  /** Where it prefers to open; it flips where there is no room. Default `bottom start`. */
  placement?: AriaPopoverProps['placement']
  /** The controlled state. */
  open?: boolean
  /** The first state of an uncontrolled popover. Default `false`. */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  style?: CSSProperties
  /** Ref to the panel. */
  ref?: Ref<HTMLElement>
  /** The panel's content, mounted only while it is open; a `Button slot="close"` inside closes it. */
  children?: ReactNode
}

/**
 * A small panel beside its trigger. It takes the focus; Escape, a press elsewhere or leaving it by Tab closes it. Its code is
 * loaded when the trigger is hovered, focused or pressed.
 */
export function Popover({ trigger, 'aria-label': label, open, defaultOpen, onOpenChange, ...rest }: PopoverProps) {
  const popup = usePopup({ kind: 'dialog', part: popoverPart, open, defaultOpen, onOpenChange })
  return (
    <>
      <ButtonContext value={popup.trigger}>{trigger}</ButtonContext>
      {popup.Part && <popup.Part {...rest} {...popup.panel} label={label} />}
    </>
  )
}
