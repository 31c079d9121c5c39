import type { CSSProperties, ReactNode, Ref } from 'react'
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover'
import { pageDirection } from './pageDirection.js'
import { physicalPlacement } from './physicalPlacement.js'

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
  ...rest
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover
        {...rest}
        className={className ? `emb-popover ${className}` : 'emb-popover'}
        placement={physicalPlacement(placement)}
        offset={4}
      >
        <Dialog className="emb-popover-content" aria-label={label} dir={pageDirection()}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
