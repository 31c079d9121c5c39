import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useToday } from '../../../timeline/useToday.js'
import {
  daysOf,
  formatDashboardSearch,
  parseDashboardSearch,
  type DashboardSearch,
  type NamedPeriod,
} from './dashboardSearch.js'

/** What a dashboard shows, by its address. */
export interface DashboardAddress {
  shown: DashboardSearch
  today: string
  ignored: readonly string[]
  onShow: (change: Partial<DashboardSearch>) => void
}

/** Reads the address of a dashboard, and writes it. */
export function useDashboard(usualPeriod: NamedPeriod): DashboardAddress {
  const raw = useRawSearch()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const today = useToday()
  const usual = useMemo(() => daysOf(usualPeriod, today), [usualPeriod, today])
  const { shown, ignored } = useMemo(() => parseDashboardSearch(raw, usual), [raw, usual])
  return {
    shown,
    today,
    ignored,
    onShow: (change) =>
      void router.navigate({
        href: pathname + stringifySearch(formatDashboardSearch({ ...shown, ...change }, usual)),
        resetScroll: false,
        replace: true,
      }),
  }
}
