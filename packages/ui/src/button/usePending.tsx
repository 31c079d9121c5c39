import { useEffect, type ComponentProps, type RefObject } from 'react'
import { announce } from './announce.js'

type Native = ComponentProps<'button'>

/** Focus, hover and pointer travel go on, for tooltips; everything that could act is dropped. */
const harmless = /^on(Focus|Blur|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out))/

const quieten = (props: Native): Native =>
  Object.fromEntries(Object.entries(props).filter(([key]) => !key.startsWith('on') || harmless.test(key)))

const render = (props: Native) => (
  <button {...quieten(props)} type="button" aria-disabled="true" aria-busy="true" data-pending />
)

/**
 * Takes a button out of action while it keeps the focus, and tells that to screen readers. React Aria's `isPending` is not
 * used: it announces by pointing to the button, which fails (and fails axe) as soon as the button's dialog is closed.
 */
export function usePending(pending: boolean, button: RefObject<HTMLButtonElement | null>, text: string) {
  useEffect(() => {
    const element = button.current
    if (!pending || !element || element !== element.ownerDocument.activeElement) return
    announce(`${element.getAttribute('aria-label') ?? element.innerText} ${text}`)
  }, [pending, button, text])
  return pending ? { render } : {}
}
