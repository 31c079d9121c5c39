import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

/** How long a finger rests before the menu opens, in ms. */
const longPress = 500

/** How far it may wander meanwhile, in px. */
const slack = 10

type Handlers = Pick<
  ComponentProps<'div'>,
  'onContextMenu' | 'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>

/** Told which element the menu was asked for, and the place to open at in the window's coordinates. */
export type MenuRequest = (target: Element, place: DOMRect) => void

/** Handlers that ask for a context menu by pointer, finger and keys; those of the owner run first. */
export function useMenuRequest(disabled: boolean, own: Handlers, ask: MenuRequest): Handlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const atElement = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    // A whole row or tree would put the menu far below what one looks at.
    return new DOMRect(left, top, width, Math.min(height, 44))
  }
  const atPoint = (x: number, y: number) => new DOMRect(x, y, 0, 0)

  return {
    onContextMenu: (event: MouseEvent<HTMLDivElement>) => {
      own.onContextMenu?.(event)
      const { target, currentTarget, clientX, clientY } = event
      // React hands on what happens in dialogs and menus that were opened from inside.
      if (disabled || event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return
      event.preventDefault()
      event.stopPropagation()
      stop()
      // The menu key comes as this event as well, without a pointer.
      ask(target, clientX === 0 && clientY === 0 ? atElement(target) : atPoint(clientX, clientY))
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      own.onKeyDown?.(event)
      const { target, currentTarget, key, shiftKey } = event
      if (disabled || event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return
      if (key !== 'ContextMenu' && !(key === 'F10' && shiftKey)) return
      event.preventDefault()
      event.stopPropagation()
      ask(target, atElement(activeElement(target)))
    },
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      own.onPointerDown?.(event)
      const { target, clientX, clientY } = event
      if (disabled || event.pointerType !== 'touch' || !(target instanceof Element)) return
      start.current = { x: clientX, y: clientY }
      stop()
      timer.current = setTimeout(() => {
        swallowClick()
        ask(target, atPoint(clientX, clientY))
      }, longPress)
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      own.onPointerMove?.(event)
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > slack) stop()
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      own.onPointerUp?.(event)
      stop()
    },
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => {
      own.onPointerCancel?.(event)
      stop()
    },
  }
}

/** The row or node that a grid or tree says is the active one, otherwise the focused element itself. */
const activeElement = (focused: Element): Element => {
  const id = focused.getAttribute('aria-activedescendant')
  return (id ? document.getElementById(id) : null) ?? focused
}

/** The finger that opened the menu leaves the screen later: its click must not act on what is below. */
const swallowClick = () => {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  window.addEventListener(
    'pointerup',
    () => setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50),
    { once: true },
  )
}
