import type { TooltipControl } from './tooltipControl.js'

/**
 * Opens a tooltip while the pointer (not a finger) rests on its element, or when the focus comes there by keyboard; a press or
 * any key closes it. Returns how to leave the element.
 */
export function watchTooltip(element: HTMLElement, control: TooltipControl): () => void {
  pointerWasLast()
  const stop = new AbortController()
  const { signal } = stop
  let inside = false
  const close = () => control.close(true)
  // Not `pointerenter`: what appears under a pointer that rests is not pointed at.
  const point = (event: PointerEvent) => {
    if (inside || event.pointerType === 'touch' || control.isDisabled() || element.matches(':disabled')) return
    inside = true
    control.open()
  }
  const leave = () => {
    inside = false
    control.close()
  }
  const focus = () => {
    if (!pointerWasLast() && !control.isDisabled()) control.open(true)
  }
  element.addEventListener('pointermove', point, { signal })
  element.addEventListener('pointerleave', leave, { signal })
  element.addEventListener('focus', focus, { signal })
  for (const type of ['pointerdown', 'keydown', 'blur']) element.addEventListener(type, close, { signal })
  return () => stop.abort()
}

let pointer = false
let watching = false

/**
 * Whether the user's last action was one of the pointer: what then gets the focus needs no tooltip. From the first call on,
 * which comes with the first tooltip on the page.
 */
function pointerWasLast(): boolean {
  if (watching || typeof document === 'undefined') return pointer
  watching = true
  const used = () => (pointer = true)
  for (const type of ['pointerdown', 'pointermove', 'pointerup']) document.addEventListener(type, used, true)
  document.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, altKey }) => {
      if (!ctrlKey && !metaKey && !altKey && key !== 'Shift') pointer = false
    },
    true,
  )
  return pointer
}
