import { useId, useRef, useState, type ComponentProps } from 'react'
import { Menu, Popover } from 'react-aria-components/Menu'
import { useElementRef } from '../field/index.js'
import { MenuEntries } from '../menu/MenuEntries.js'
import type { MenuItem } from '../menu/Menu.js'
import { pageDirection, physicalPlacement } from '../popover/index.js'
import { useMenuRequest } from './useMenuRequest.js'

/** Props of `ContextMenu`; further ones go to the element around the children. */
export interface ContextMenuProps extends ComponentProps<'div'> {
  /** What it offers; a dozen entries at most. Without any the browser's own menu opens. */
  items: readonly MenuItem[]
  /** Name of the menu. */
  'aria-label': string
  /**
   * Called before it opens with the element that it was asked for, so that the owner can select the row under it and change
   * `items`.
   */
  onOpen?: (target: Element) => void
  /** Called when it opens and when it closes. */
  onOpenChange?: (open: boolean) => void
  /** Leaves the browser's own menu in place. Default `false`. */
  disabled?: boolean
}

/**
 * The entries of a `Menu` on what stands inside: by right click and long press at the pointer, by Shift+F10 or the menu key
 * at the focused element. The focus returns there. Offer every entry in a visible place as well: not everybody finds it.
 */
export function ContextMenu({
  items,
  'aria-label': label,
  onOpen,
  onOpenChange,
  disabled = false,
  className,
  children,
  ref,
  ...rest
}: ContextMenuProps) {
  const labelId = useId()
  const [attach, area] = useElementRef<HTMLDivElement, HTMLDivElement>(ref)
  const place = useRef<DOMRect>(null)
  const [open, setOpen] = useState(false)
  const show = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const request = useMenuRequest(disabled || items.length === 0, rest, (target, rect) => {
    place.current = rect
    onOpen?.(target)
    show(true)
  })
  return (
    <>
      <div
        {...rest}
        {...request}
        ref={attach}
        className={className ? `emb-context-menu ${className}` : 'emb-context-menu'}
        data-open={open || undefined}
      >
        {children}
      </div>
      <Popover
        className="emb-menu"
        aria-labelledby={labelId}
        placement={physicalPlacement('bottom start')}
        offset={0}
        triggerRef={area}
        getTargetRect={() => place.current ?? new DOMRect()}
        isOpen={open}
        onOpenChange={show}
      >
        <span id={labelId} hidden>
          {label}
        </span>
        <Menu
          className="emb-menu-list"
          dir={pageDirection()}
          autoFocus="first"
          aria-labelledby={labelId}
          onClose={() => show(false)}
        >
          <MenuEntries items={items} />
        </Menu>
      </Popover>
    </>
  )
}
