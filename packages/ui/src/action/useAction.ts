import { useRef, useState } from 'react'

/** What `useAction` gives. */
export interface Action<Args extends readonly unknown[], Result> {
  /** Whether it runs: its promise has not settled yet. */
  pending: boolean
  /** The same as of now, before React has rendered `pending`. */
  isRunning: () => boolean
  /** Begins the action and answers what it answers; does nothing, and answers `undefined`, while it runs. */
  run: (...args: Args) => Result | undefined
}

/**
 * An action that runs once at a time, however often it is asked for: from the call until the promise that it returned has
 * settled, further calls do nothing. That holds from the call itself, before React has rendered `pending`.
 */
export function useAction<Args extends readonly unknown[], Result>(
  action: (...args: Args) => Result,
): Action<Args, Result> {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const run = (...args: Args) => {
    if (running.current) return undefined
    const result = action(...args)
    if (result instanceof Promise) {
      running.current = true
      setPending(true)
      // A failure that nobody sees to is reported as such: it is not swallowed here.
      void result.finally(() => {
        running.current = false
        setPending(false)
      })
    }
    return result
  }
  return { pending, isRunning: () => running.current, run }
}
