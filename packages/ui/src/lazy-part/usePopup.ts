import { useId, useRef, useState, type ContextType, type RefObject } from 'react'
import type { ButtonContext, ButtonProps } from 'react-aria-components/Button'
import { useControlledState } from '../field/useControlledState.js'
import { preload, preloadProps, type LazyPart } from './lazyPart.js'
import { useLazyPart } from './useLazyPart.js'

/** Where a menu or panel opens, whether it is open, and how it ends. */
export interface OverlayProps {
  anchor: RefObject<HTMLElement | null>
  open: boolean
  /** For the element that the button controls. */
  id?: string
  onClose: () => void
}

/** Where the focus goes: the first or last entry; `true` is the chosen one, or the list where none is. */
export type PopupFocus = 'first' | 'last' | true

/** What `usePopup` is told. */
export interface PopupOptions<Part> {
  kind: 'menu' | 'listbox' | 'dialog'
  /** The panel. It is loaded when its button is hovered, focused or pressed. */
  part: LazyPart<Part>
  /** The controlled state. */
  open?: boolean | undefined
  /** The first state of an uncontrolled one. Default `false`. */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** What `usePopup` gives. */
export interface Popup<Part> {
  /** For a `ButtonContext` around the button. */
  trigger: NonNullable<ContextType<typeof ButtonContext>>
  /** The loaded panel, from its first opening on. */
  Part: Part | undefined
  panel: OverlayProps
  focus: PopupFocus
  /** Opens it, as a press of the button does. */
  show: (focus: PopupFocus) => void
  /** It is to open and not loaded yet. */
  waiting: boolean
}

/**
 * A button and the menu, list or panel that opens beside it. The code of what opens may not be there yet: the press is kept
 * until it is, and a failed load is said, after which the next press tries again.
 */
export function usePopup<Part>({
  kind,
  part,
  open,
  defaultOpen = false,
  onOpenChange,
}: PopupOptions<Part>): Popup<Part> {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useControlledState(open, defaultOpen, onOpenChange)
  const [failed, setFailed] = useState(false)
  const [focus, setFocus] = useState<PopupFocus>(true)
  const Part = useLazyPart(part, shown, () => {
    setShown(false)
    setFailed(true)
  })
  if (failed && shown && Part !== undefined) setFailed(false)
  const expanded = shown && Part !== undefined
  const waiting = shown && Part === undefined
  const show = (from: PopupFocus) => {
    setFocus(from)
    setFailed(false)
    if (!shown) setShown(true)
  }
  const close = () => {
    if (shown) setShown(false)
  }

  const handlers: Partial<ButtonProps> = {
    ...preloadProps(part),
    onBlur: (event) => {
      // Who has gone on meanwhile is not called back.
      if (waiting && event.relatedTarget !== null) close()
    },
    onPressStart: ({ pointerType }) => {
      preload(part)
      if (kind === 'dialog' || pointerType === 'touch' || pointerType === 'keyboard') return
      anchor.current?.focus({ preventScroll: true })
      show(pointerType === 'virtual' ? 'first' : true)
    },
    onPress: ({ pointerType }) => {
      if (kind !== 'dialog' && pointerType !== 'touch') return
      anchor.current?.focus({ preventScroll: true })
      if (expanded) close()
      else show(true)
    },
    onKeyDown: (event) => {
      const { key, ctrlKey, metaKey, shiftKey } = event
      if (key === 'Escape' && waiting) close()
      else if (kind === 'dialog' || ctrlKey || metaKey || shiftKey) event.continuePropagation()
      else if (key === 'ArrowUp' || key === 'ArrowDown' || key === 'Enter' || key === ' ') {
        event.preventDefault()
        if (!event.repeat) show(key === 'ArrowUp' ? 'last' : 'first')
      } else event.continuePropagation()
    },
  }
  const panel: OverlayProps = { anchor, id, open: shown, onClose: close }
  return {
    trigger: {
      ...handlers,
      ...(failed && { 'data-failed': '' }),
      ref: anchor,
      preventFocusOnPress: kind !== 'dialog',
      isPressed: shown,
      'aria-haspopup': kind,
      'aria-expanded': expanded,
      'aria-controls': expanded ? id : undefined,
    },
    Part,
    panel,
    focus,
    show,
    waiting,
  }
}
