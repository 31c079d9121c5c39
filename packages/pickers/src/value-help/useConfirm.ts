import { useRef, useState } from 'react'
import { settle } from './settle.js'
import type { ValueHelpDraft } from './useValueHelp.js'

interface ConfirmOptions<Row> {
  /** Milliseconds in which a repeat is ignored. */
  interval: number
  /** Whether nothing is a choice too. */
  mayBeEmpty: boolean
  act: ((rows: readonly Row[], keys: readonly string[]) => void | Promise<void>) | undefined
  done: (chosen: readonly ValueHelpDraft<Row>[]) => void
}

/** How a confirmation stands: not tried, tried with nothing selected, its action running or failed. */
type ConfirmState = 'idle' | 'incomplete' | 'running' | 'failed'

/** Confirms a choice: nothing twice within the interval, nothing empty, and only when its action has run. */
export function useConfirm<Row>({ interval, mayBeEmpty, act, done }: ConfirmOptions<Row>) {
  const [state, setState] = useState<ConfirmState>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const last = useRef(Number.NEGATIVE_INFINITY)
  /** Counts what happens, so that the end of an action which nobody waits for any more changes nothing. */
  const turn = useRef(0)

  const forget = () => {
    turn.current++
    setState('idle')
    setFailure(null)
  }
  const confirm = (chosen: readonly ValueHelpDraft<Row>[]) => {
    if (state === 'running') return
    if (chosen.length === 0 && !mayBeEmpty) {
      setState('incomplete')
      return
    }
    const now = performance.now()
    if (now - last.current < interval) return
    last.current = now
    forget()
    if (!act) return done(chosen)
    const mine = turn.current
    const rows = chosen.map(({ row }) => row).filter((row) => row !== null)
    setState('running')
    settle(
      () =>
        act(
          rows,
          chosen.map(({ key }) => key),
        ),
      () => {
        if (turn.current !== mine) return
        forget()
        done(chosen)
      },
      (error) => {
        if (turn.current !== mine) return
        setState('failed')
        setFailure(error instanceof Error ? error.message : '')
      },
    )
  }
  return { state, failure, confirm, forget }
}
