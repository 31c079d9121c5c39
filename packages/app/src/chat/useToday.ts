import { useEffect, useState } from 'react'

const now = () => new Date()

/** A moment of today; a page that stays open overnight learns of the next day. */
export function useToday(): Date {
  const [today, setToday] = useState(now)
  useEffect(() => {
    const midnight = new Date(today)
    midnight.setHours(24, 0, 1, 0)
    const timer = setTimeout(() => setToday(now()), midnight.getTime() - today.getTime())
    return () => clearTimeout(timer)
  }, [today])
  return today
}
