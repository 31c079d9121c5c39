import { useCallback, useRef, useEffect, useEffectEvent, type Ref, type RefCallback, type RefObject } from 'react'

/**
 * One ref for a component's own use and one for its owner, on the same element. The owner's may be typed more widely, as
 * `ControlProps` has `Ref<HTMLElement>` whatever the element is.
 */
export function useElementRef<E extends Wide, Wide extends HTMLElement = HTMLElement>(
  outer: Ref<Wide> | undefined,
): [RefCallback<E>, RefObject<E | null>] {
  const inner = useRef<E | null>(null)
  const attach = useCallback(
    (element: E | null) => {
      inner.current = element
      const detach = hand(outer, element)
      return () => {
        inner.current = null
        detach()
      }
    },
    [outer],
  )
  return [attach, inner]
}

/** Gives the element to a ref of either kind and returns how to take it back. */
const hand = <E extends HTMLElement>(ref: Ref<E> | undefined, element: E | null): (() => void) => {
  if (typeof ref === 'function') {
    const cleanUp = ref(element)
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}

/** Focuses an element once, when it appears. A dialog leaves the focus to the element that asked for it. */
export function useAutoFocus(element: RefObject<HTMLElement | null>, wanted: boolean | undefined): void {
  const focus = useEffectEvent(() => {
    if (wanted) element.current?.focus()
  })
  useEffect(() => focus(), [])
}
