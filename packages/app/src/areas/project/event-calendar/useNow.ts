import { useEffect, useState } from 'react'

/** What clocks show now in a time zone, to the minute: 2026-11-20T13:20. */
export function nowIn(zone: string, at = new Date()): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
  return parts.replace(' ', 'T')
}

/** What clocks show now in a time zone; follows them. */
export function useNow(zone: string): string {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((last) => last + 1), 30_000)
    return () => clearInterval(timer)
  }, [])
  return nowIn(zone)
}
