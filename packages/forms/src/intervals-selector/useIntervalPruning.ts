import { intervalKey, pruneIntervals, type Interval, type IntervalMode } from '@embpm/calendar'
import { dequal } from 'dequal/lite'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** What changes of the mode took away since the last edit, and how to get it back. */
export interface Pruned {
  /** The mode before the first of these changes. */
  mode: IntervalMode
  removed: readonly Interval[]
  undo: () => void
}

interface Origin {
  mode: IntervalMode
  value: readonly Interval[]
  /** What is left of it; anything else was edited since. */
  left: readonly Interval[]
}

/**
 * Prunes the chosen intervals when the mode changes. What was there before the first change is remembered until the next
 * edit, also over further changes. A value that comes together with its mode, such as another record, is left as it is.
 */
export function useIntervalPruning(
  mode: IntervalMode,
  value: readonly Interval[],
  setValue: (value: readonly Interval[]) => void,
  onModeChange: ((mode: IntervalMode) => void) | undefined,
): Pruned | null {
  const [origin, setOrigin] = useState<Origin | null>(null)
  const before = useRef({ mode, value })
  const valid = origin && dequal(origin.left, value) ? origin : null

  const follow = useEffectEvent(() => {
    const last = before.current
    before.current = { mode, value }
    if (!dequal(last.value, value)) {
      setOrigin(null)
      return
    }
    const left = pruneIntervals(value, mode)
    if (last.mode === mode || left.length === value.length) return
    before.current = { mode, value: left }
    setOrigin({ mode: valid?.mode ?? last.mode, value: valid?.value ?? value, left })
    setValue(left)
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it runs when these change, and reads them as they are then
  useEffect(() => follow(), [mode, value])

  if (!valid) return null
  const left = new Set(valid.left.map(intervalKey))
  return {
    mode: valid.mode,
    removed: valid.value.filter((interval) => !left.has(intervalKey(interval))),
    undo: () => {
      setOrigin(null)
      // Value and mode come back together, so that nothing is pruned on the way.
      before.current = { mode: onModeChange ? valid.mode : mode, value: valid.value }
      setValue(valid.value)
      if (valid.mode !== mode) onModeChange?.(valid.mode)
    },
  }
}
