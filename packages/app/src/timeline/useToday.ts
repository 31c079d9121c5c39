import { type Day, dayOf } from '@embpm/calendar/day'
import { useState } from 'react'

/** The day on which the screen was opened. */
export function useToday(): Day {
  const [today] = useState(() => dayOf(new Date()))
  return today
}
