import { useState, type MouseEvent, type ReactNode } from 'react'
import { preload, type LazyPart } from '../lazy-part/lazyPart.js'
import type { OverlayProps } from '../lazy-part/usePopup.js'
import { useLazyPart } from '../lazy-part/useLazyPart.js'
import { TableButton, type TableButtonProps } from './TableButton.js'

interface OverlayButtonProps<Part> extends Omit<TableButtonProps, 'onClick' | 'part'> {
  popup: 'menu' | 'dialog'
  /** The menu or panel, loaded when it is first needed. */
  part: LazyPart<Part>
  /** Renders it. */
  panel: (Part: Part, overlay: OverlayProps) => ReactNode
  /** Looks of its own instead of a button's. */
  plain?: boolean
}

/** A button that opens a menu or panel whose code may not be there yet; it works again after a failed load. */
export function OverlayButton<Part>({ popup, part, panel, plain, ...rest }: OverlayButtonProps<Part>) {
  const [anchor, setAnchor] = useState<{ current: HTMLElement } | null>(null)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const Part = useLazyPart(part, anchor !== null, () => {
    setOpen(false)
    setAnchor(null)
    setFailed(true)
  })
  const button = {
    'aria-haspopup': popup,
    'aria-expanded': open && Part !== undefined,
    'data-failed': failed ? '' : undefined,
    onPointerEnter: () => preload(part),
    onFocus: () => preload(part),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      setFailed(false)
      setAnchor({ current: event.currentTarget })
      setOpen(!open)
    },
  } as const
  return (
    <>
      {plain ? (
        <button type="button" {...button} className={rest.className}>
          {rest.children}
        </button>
      ) : (
        <TableButton {...rest} {...button} />
      )}
      {Part !== undefined && anchor && panel(Part, { anchor, open, onClose: () => setOpen(false) })}
    </>
  )
}
