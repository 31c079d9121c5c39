import type { ReactNode } from 'react'
import { Dialog, Popover, type PopoverProps } from 'react-aria-components/Popover'
import type { OverlayProps } from './OverlayButton.js'

interface TablePopoverProps extends OverlayProps {
  label: string
  placement?: PopoverProps['placement']
  children: ReactNode
}

/** A panel beside a button of the table; Escape and a press elsewhere close it, and the focus goes back. */
export function TablePopover({
  anchor,
  open,
  onClose,
  label,
  placement = 'bottom start',
  children,
}: TablePopoverProps) {
  return (
    <Popover
      className="emb-popover"
      triggerRef={anchor}
      placement={placement}
      offset={4}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Dialog className="emb-popover-content" aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  )
}
