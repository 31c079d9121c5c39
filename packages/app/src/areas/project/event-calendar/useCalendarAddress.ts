import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { type CalendarSearch, formatCalendarSearch, parseCalendarSearch } from './calendarSearch.js'
import { nowIn } from './useNow.js'

/** What the address says of the calendar, and how it follows what is done. */
export function useCalendarAddress(isPhone: boolean) {
  const router = useRouter()
  const raw = useRawSearch()
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [today] = useState(() => nowIn(zone).slice(0, 10))
  const usual = useMemo(
    () => ({ today, view: isPhone ? ('agenda' as const) : ('month' as const), zone }),
    [today, isPhone, zone],
  )
  const search = useMemo(() => parseCalendarSearch(raw, usual), [raw, usual])
  const go = (next: Partial<CalendarSearch>, replace: boolean) =>
    void router.navigate({
      href: router.state.location.pathname + stringifySearch(formatCalendarSearch({ ...search, ...next }, usual)),
      replace,
      resetScroll: false,
    })
  return { search, today, go, show: (next: Partial<CalendarSearch>) => go(next, true) }
}
