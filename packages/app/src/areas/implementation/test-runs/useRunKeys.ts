import type { TestResult } from '@embpm/contract/test-task'
import { useEffect, useEffectEvent } from 'react'
import type { Runner } from './useRunner.js'

/** The key of each result. */
export const resultKeys = { pass: 'P', reservations: 'R', fail: 'F', blocked: 'B' } as const

const resultOf = (key: string): TestResult | undefined => {
  if (key === 'p') return 'pass'
  if (key === 'r') return 'reservations'
  if (key === 'f') return 'fail'
  return key === 'b' ? 'blocked' : undefined
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="combobox"], [role="menu"]') !== null

/** One key for each result, U takes the last one back, arrows go from step to step. Off while something is typed, until Escape, and below dialogs. */
export function useRunKeys(runner: Runner): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    if (isTyping(event.target)) {
      if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
      return
    }
    const key = event.key.toLowerCase()
    const result = resultOf(key)
    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl'
    if (result && !event.repeat) runner.record(result)
    else if (key === 'u' && !event.repeat) runner.undo()
    else if (key === 'arrowleft' || key === 'arrowright')
      runner.go(runner.place + ((key === 'arrowright') === isRtl ? -1 : 1))
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => follow(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
