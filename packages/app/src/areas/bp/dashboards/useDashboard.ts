import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { switchedPath } from '../../../shell/switchedPath.js'
import { useToday } from '../../../timeline/useToday.js'
import {
  daysOf,
  type DashboardScope,
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
  /** Shows the same days of another organisation, whose projects and areas are others. */
  onOrganisation: (organisation: string) => void
}

/**
 * Reads the address of a dashboard, and writes it.
 * @param scope what it can be narrowed to
 */
export function useDashboard(usualPeriod: NamedPeriod, scope: DashboardScope): DashboardAddress {
  const raw = useRawSearch()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const today = useToday()
  const usual = useMemo(() => daysOf(usualPeriod, today), [usualPeriod, today])
  const { shown, ignored } = useMemo(() => parseDashboardSearch(raw, usual, scope), [raw, usual, scope])
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
    onOrganisation: (organisation) => {
      const search = formatDashboardSearch({ ...shown, project: null, area: null }, usual)
      void router.navigate({ href: switchedPath(pathname, { organisation }) + stringifySearch(search) })
    },
  }
}
