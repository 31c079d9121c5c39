import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useControlledState } from '../field/index.js'
import { DrawerBody } from './DrawerBody.js'
import { DrawerDocked } from './DrawerDocked.js'
import { DrawerHead } from './DrawerHead.js'

/** Props of `Drawer`; further ones go to the panel. */
export interface DrawerProps extends Omit<ComponentProps<'section'>, 'title' | 'role'> {
  /** Names the panel. */
  title: ReactNode
  /** Controls between the title and the X. */
  actions?: ReactNode
  /** Line at the bottom that does not scroll: a message field, buttons. */
  footer?: ReactNode
  /** `false` for content that goes to the edges, such as a list. Default `true`. */
  padded?: boolean
  /** The controlled state. */
  open?: boolean
  /** The first state of an uncontrolled drawer. Default `false`. */
  defaultOpen?: boolean
  /** Called with `false` when Escape, the X or, where it lies over the page, a press beside it closes it. */
  onOpenChange?: (open: boolean) => void
}

/**
 * A panel of 400 px at the end of the page. Put it after the page's content into a flex row: from 1280 px the content makes
 * room for it and both can be used; below, it lies over the page, keeps the focus inside and gives it back. Its content is
 * mounted only while it is open, and anew when the window crosses 1280 px: keep drafts with the owner.
 */
export function Drawer({
  title,
  actions,
  footer,
  padded = true,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...rest
}: DrawerProps) {
  const wide = useWide()
  const [shown, setShown] = useControlledState(open, defaultOpen, onOpenChange)
  const close = () => setShown(false)
  const panel = {
    ...rest,
    className: className ? `emb-drawer ${className}` : 'emb-drawer',
    children: (
      <>
        <DrawerHead title={title} actions={actions} onClose={close} />
        <DrawerBody padded={padded}>{children}</DrawerBody>
        {footer !== undefined && <div className="emb-drawer-footer">{footer}</div>}
      </>
    ),
  }
  if (wide) return shown ? <DrawerDocked {...panel} onClose={close} /> : null
  return (
    <ModalOverlay className="emb-drawer-overlay" isOpen={shown} onOpenChange={setShown} isDismissable>
      <Modal className="emb-drawer-frame">
        <Dialog {...panel} data-mode="over" />
      </Modal>
    </ModalOverlay>
  )
}

/** From this width a docked panel pushes the page (spec, section 9: breakpoint lg). */
const wideQuery = '(width >= 1280px)'

const subscribeWide = (changed: () => void) => {
  const media = matchMedia(wideQuery)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is 1280 px wide or more; follows resizing. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribeWide,
    () => matchMedia(wideQuery).matches,
    () => true,
  )
