import { intervalOf } from '@embpm/calendar'
import { useState } from 'react'

/** The year in sight: first that of something chosen, if it is one of the choices and the current one is not among them. */
export function useYear(years: readonly number[], keys: readonly string[]): [number, (year: number) => void] {
  const current = years[1] ?? 0
  const [year, setYear] = useState(() => {
    const used = keys.flatMap((key) => intervalOf(key)?.year ?? []).filter((at) => years.includes(at))
    return used.includes(current) ? current : (used[0] ?? current)
  })
  return [
    year,
    (next) => {
      if (years.includes(next)) setYear(next)
    },
  ]
}
