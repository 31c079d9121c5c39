import { useEffect, type ComponentProps, type RefObject } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { spendPress, stopStrayPress } from '../action/strayPress.js'
import { useAction } from '../action/useAction.js'
import { isHeldEnter } from '../action/useSubmit.js'
import { announce } from './announce.js'

type Native = ComponentProps<'button'>

/** Focus, hover and pointer travel go on, for tooltips; everything that could act is dropped. */
const harmless = /^on(Focus|Blur|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out))/

const quieten = (props: Native): Native =>
  Object.fromEntries(Object.entries(props).filter(([key]) => !key.startsWith('on') || harmless.test(key)))

const renderPending = (props: Native) => (
  <button {...quieten(props)} type="button" aria-disabled="true" aria-busy="true" data-pending />
)

/** Keeps away what no person meant: the rest of a double click, and the clicks that a browser makes of an Enter held down. */
const renderReady = (props: Native) => (
  <button
    type="button"
    {...props}
    onKeyDownCapture={(event) => {
      if (isHeldEnter(event)) event.preventDefault()
    }}
    onClickCapture={(event) => {
      props.onClickCapture?.(event)
      if (!stopStrayPress(event) && event.currentTarget.type === 'submit') spendPress()
    }}
  />
)

/** What `usePressOnce` needs. */
export interface PressOnceOptions {
  /** Whether something else says that it is pending. */
  pending: boolean
  onPress: ((event: PressEvent) => unknown) | undefined
  button: RefObject<HTMLButtonElement | null>
  /** Said to screen readers while it is pending. */
  pendingText: string
}

/**
 * One press is one intent: while the promise that `onPress` returned is pending the button is, and the rest of a double click
 * does nothing when the first press has begun something or another button came into its place.
 *
 * A pending button is out of action while it keeps the focus, and tells that to screen readers. React Aria's `isPending` is not
 * used: it announces by pointing to the button, which fails (and fails axe) as soon as the button's dialog is closed.
 */
export function usePressOnce({ pending: given, onPress, button, pendingText }: PressOnceOptions) {
  const action = useAction((event: PressEvent) => onPress?.(event))
  const pending = given || action.pending
  useEffect(() => {
    const element = button.current
    if (!pending || !element || element !== element.ownerDocument.activeElement) return
    announce(`${element.getAttribute('aria-label') ?? element.innerText} ${pendingText}`)
  }, [pending, button, pendingText])
  const press = (event: PressEvent) => {
    void action.run(event)
    if (action.isRunning()) spendPress()
  }
  return { pending, props: { render: pending ? renderPending : renderReady, onPress: onPress && press } }
}
