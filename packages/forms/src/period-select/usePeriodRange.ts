import { periodRange, sortPeriods } from '@embpm/calendar'
import { dequal } from 'dequal/lite'
import { useRef } from 'react'

interface Run {
  anchor: string
  end: string
  /** Whether the range chooses or takes away. */
  on: boolean
  /** What is chosen without the range. */
  base: readonly string[]
  result: readonly string[]
}

/** How a grid of periods changes what is chosen. */
export interface PeriodRange {
  /** Toggles one period and remembers it as the beginning of a range. */
  press: (key: string) => void
  /** Gives all from the remembered period to this one its state; toggles where there is no range between them. */
  rangeTo: (key: string) => void
  /** Goes on from one period to the next with Shift held; a range that shrinks gives back what it took. */
  stretch: (from: string, to: string) => void
}

/** Ranges by Shift over keys of periods. `range` is `false` when one period alone was toggled. */
export function usePeriodRange(
  chosen: readonly string[],
  onChange: (next: readonly string[], pressed: string, range: boolean) => void,
): PeriodRange {
  const last = useRef<Run | null>(null)

  const press = (key: string) => {
    const on = !chosen.includes(key)
    const next = on ? sortPeriods([...chosen, key]) : chosen.filter((other) => other !== key)
    last.current = { anchor: key, end: key, on, base: next, result: next }
    onChange(next, key, false)
  }

  const reach = (run: Run, key: string) => {
    const keys = periodRange(run.anchor, key)
    // A choice that was changed elsewhere meanwhile is what the range now builds on.
    const base = dequal(run.result, chosen) ? run.base : chosen
    const next = run.on ? sortPeriods([...base, ...keys]) : base.filter((other) => !keys.includes(other))
    last.current = { ...run, end: key, base, result: next }
    onChange(next, key, true)
  }

  return {
    press,
    rangeTo: (key) => {
      const run = last.current
      if (run && periodRange(run.anchor, key).length > 0) reach(run, key)
      else press(key)
    },
    stretch: (from, to) => {
      if (periodRange(from, to).length === 0) return
      const run = last.current
      if (run?.end === from && dequal(run.result, chosen)) reach(run, to)
      else reach({ anchor: from, end: from, on: true, base: chosen, result: chosen }, to)
    },
  }
}
