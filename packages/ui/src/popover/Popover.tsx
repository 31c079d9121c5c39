import type { ReactNode } from 'react'
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover'

/** Props of `Popover`. */
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
  /** The panel's content, mounted only while it is open; a `Button slot="close"` inside closes it. */
  children?: ReactNode
}

/** A small panel beside its trigger. It takes the focus; Escape, a press elsewhere or leaving it by Tab closes it. */
export function Popover({
  trigger,
  'aria-label': label,
  placement = 'bottom start',
  open,
  defaultOpen,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover className={className ? `emb-popover ${className}` : 'emb-popover'} placement={placement} offset={4}>
        <Dialog className="emb-popover-content" aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
