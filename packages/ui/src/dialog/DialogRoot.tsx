import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components/Modal'

/** Width: `s` 400 px, `m` 32 rem, `l` 720, `xl` 920, `xxl` 1120; `fullscreen` leaves 24 px of the page, none below 960 px. */
export type DialogSize = 's' | 'm' | 'l' | 'xl' | 'xxl' | 'fullscreen'

/** Props of `Dialog`; further ones go to the dialog element, as does `ref`. */
export interface DialogProps extends Omit<ComponentProps<'section'>, 'role' | 'title'> {
  /** The controlled state. */
  open?: boolean
  /** The first state of an uncontrolled dialog. Default `false`. */
  defaultOpen?: boolean
  /** Called when it opens by its trigger, and when Escape, X, a `slot="close"` button or a press beside it closes it. */
  onOpenChange?: (open: boolean) => void
  /** Default `m`. */
  size?: DialogSize
  /** `false` takes Escape and the press beside it away; buttons still close it. Default `true`. */
  dismissible?: boolean
  /** A `Button` that opens it; the focus returns there. Without one the focus returns to what had it before. */
  trigger?: ReactNode
  /** `alertdialog` for a question that interrupts. Default `dialog`. */
  role?: 'dialog' | 'alertdialog'
  /** Name of a dialog without `Dialog.Header`. */
  'aria-label'?: string
  /** Element whose text names a dialog without `Dialog.Header`. */
  'aria-labelledby'?: string
  /** `Dialog.Header`, `Dialog.Body`, `Dialog.Footer`, in this order; mounted only while it is open. */
  children?: ReactNode
}

/** By this id React Aria looks for the style sheet that it would add with the first button, and lay the whole page out again. */
const pressableStyle = 'react-aria-pressable-style'

/** Says, while the page is quiet and no dialog opens, that its one rule stands in our style sheet. */
function claimPressableStyle(): void {
  if (document.getElementById(pressableStyle)) return
  const claim = document.createElement('meta')
  claim.id = pressableStyle
  document.head.append(claim)
}

/**
 * A window over the page. It keeps the focus inside, hides the page from screen readers, stops it from scrolling without
 * a shift, and gives the focus back. Dialogs may open dialogs; Escape closes the topmost.
 */
export function DialogRoot({
  open,
  defaultOpen,
  onOpenChange,
  size = 'm',
  dismissible = true,
  trigger,
  className,
  children,
  ...rest
}: DialogProps) {
  const state = { isOpen: open, defaultOpen, onOpenChange }
  useEffect(claimPressableStyle, [])
  const overlay = (
    <ModalOverlay
      {...(trigger ? {} : state)}
      className="emb-dialog-overlay"
      data-size={size}
      isDismissable={dismissible}
      isKeyboardDismissDisabled={!dismissible}
    >
      <Modal className="emb-dialog-frame" data-size={size}>
        <AriaDialog {...rest} className={className ? `emb-dialog ${className}` : 'emb-dialog'} data-size={size}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}
