import type { KeyboardEvent, KeyboardEventHandler, SubmitEvent } from 'react'
import { useAction } from './useAction.js'

/** What `useSubmit` gives. */
export interface Submit {
  /** Whether it is being sent, from the submission on: for the button that sends it. */
  pending: boolean
  /** Props of the `form` element. */
  formProps: {
    noValidate: true
    'aria-busy': true | undefined
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    onKeyDown: KeyboardEventHandler<HTMLFormElement>
  }
}

/**
 * Sends a form once for each intent: a second press and Enter, held down or pressed again, do nothing until the promise that
 * `send` returned has settled.
 *
 * @param send gets the event, whose default is prevented; it sees to its own failures
 * @param onKeyDown what else the form does with keys
 */
export function useSubmit(
  send: (event: SubmitEvent<HTMLFormElement>) => unknown,
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>,
): Submit {
  const { pending, run } = useAction(send)
  return {
    pending,
    formProps: {
      noValidate: true,
      'aria-busy': pending || undefined,
      onSubmit: (event) => {
        event.preventDefault()
        // A form in a dialog lies inside this one for React, though not in the page.
        if (event.target === event.currentTarget) void run(event)
      },
      onKeyDown: (event) => {
        onKeyDown?.(event)
        if (isHeldEnter(event) && event.target instanceof HTMLInputElement) event.preventDefault()
      },
    },
  }
}

/** Whether Enter is held down: what it does is done by then. */
export const isHeldEnter = ({ key, repeat }: KeyboardEvent): boolean => repeat && key === 'Enter'
