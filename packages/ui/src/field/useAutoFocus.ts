import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Focuses an element once, when it appears. A dialog leaves the focus to the element that asked for it. */
export function useAutoFocus(element: RefObject<HTMLElement | null>, wanted: boolean | undefined): void {
  const focus = useEffectEvent(() => {
    if (wanted) element.current?.focus()
  })
  useEffect(() => focus(), [])
}
