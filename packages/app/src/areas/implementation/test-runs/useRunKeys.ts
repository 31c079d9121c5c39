import { useEffect } from 'react'
import { usePageKeys } from '../../../shell/usePageKeys.js'
import type { Runner } from './useRunner.js'

/** The key of each result. */
export const resultKeys = { pass: 'P', reservations: 'R', fail: 'F', blocked: 'B' } as const

/** One key for each result, U takes the last one back, arrows go from step to step. Off while something is typed, until Escape, and below dialogs. */
export function useRunKeys(runner: Runner): void {
  const once = (action: () => void) => (event: KeyboardEvent) => {
    if (!event.repeat) action()
  }
  const turn = (by: number) => () => {
    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl'
    runner.go(runner.place + (isRtl ? -by : by))
  }
  usePageKeys({
    p: once(() => runner.record('pass')),
    r: once(() => runner.record('reservations')),
    f: once(() => runner.record('fail')),
    b: once(() => runner.record('blocked')),
    u: once(runner.undo),
    arrowleft: turn(-1),
    arrowright: turn(1),
  })
  useEffect(() => {
    const leave = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof HTMLElement)) return
      if (target.closest('input, textarea, select, [contenteditable]') && !target.closest('[role=dialog]'))
        target.blur()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
}
