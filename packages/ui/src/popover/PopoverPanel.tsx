import { Dialog, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import type { OverlayProps } from '../lazy-part/usePopup.js'
import { pageDirection, physicalPlacement } from './physicalPlacement.js'
import type { PopoverProps } from './Popover.js'

interface PopoverPanelProps
  extends OverlayProps, Pick<PopoverProps, 'placement' | 'className' | 'style' | 'ref' | 'children'> {
  label: string
}

const nothing = () => undefined

/** The open panel beside a button; Escape and a press elsewhere close it, and the focus goes back. */
export function PopoverPanel({
  anchor,
  open,
  onClose,
  id,
  label,
  placement = 'bottom start',
  className,
  children,
  ...rest
}: PopoverPanelProps) {
  const change = (next: boolean) => {
    if (!next) onClose()
  }
  // For a `Button slot="close"` inside.
  const state = {
    isOpen: open,
    setOpen: change,
    open: nothing,
    close: onClose,
    toggle: onClose,
    point: null,
    setPoint: nothing,
  }
  return (
    <Popover
      {...rest}
      className={className ? `emb-popover ${className}` : 'emb-popover'}
      trigger="DialogTrigger"
      triggerRef={anchor}
      placement={physicalPlacement(placement)}
      offset={4}
      isOpen={open}
      onOpenChange={change}
    >
      <OverlayTriggerStateContext value={state}>
        <Dialog id={id} className="emb-popover-content" aria-label={label} dir={pageDirection()}>
          {children}
        </Dialog>
      </OverlayTriggerStateContext>
    </Popover>
  )
}
