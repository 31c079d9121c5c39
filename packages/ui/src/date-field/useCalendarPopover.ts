import { useState } from 'react'
import type { CalendarPopover } from './CalendarPopover.js'

/** The calendar once it is there, and how to get it. */
export interface LoadedCalendar {
  Panel: typeof CalendarPopover | null
  load: () => void
}

/**
 * The calendar comes when it is first wanted: it weighs more than the field, which works without it. When it cannot be
 * loaded, the day can still be typed, and the next press tries again.
 */
export function useCalendarPopover(): LoadedCalendar {
  const [Panel, setPanel] = useState<typeof CalendarPopover | null>(null)
  const load = () => {
    if (Panel) return
    import('./CalendarPopover.js').then(
      (module) => setPanel(() => module.CalendarPopover),
      () => undefined,
    )
  }
  return { Panel, load }
}
