let pointer = false
let watching = false

/**
 * Whether the user's last action was one of the pointer: what then gets the focus needs no tooltip. From the first call on,
 * which comes with the first tooltip on the page.
 */
export function pointerWasLast(): boolean {
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
