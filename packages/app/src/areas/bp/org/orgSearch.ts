import { dayOf, type Day, isDay } from '@embpm/calendar/day'
import type { RawSearch } from '../../../shell/searchParams.js'

/** What the list beside the chart shows. */
export const orgShows = ['all', 'vacant', 'over'] as const

/** What the list beside the chart shows. */
export type OrgShow = (typeof orgShows)[number]

/** What an address says of the chart. */
export interface OrgView {
  on: Day
  /** Key of what is selected. */
  at: string | null
  show: OrgShow
  q: string
}

const textOf = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? value : '')

/** Reads an address; what cannot be followed is as if it were not there. */
export const parseOrgSearch = (raw: RawSearch, today: Day = dayOf(new Date())): OrgView => ({
  on: isDay(textOf(raw.on)) ? textOf(raw.on) : today,
  at: textOf(raw.at) || null,
  show: orgShows.find((show) => show === raw.show) ?? 'all',
  q: textOf(raw.q),
})

/** Writes an address without what is usual. */
export const formatOrgSearch = ({ on, at, show, q }: OrgView, today: Day = dayOf(new Date())): RawSearch => ({
  ...(on !== today && { on }),
  ...(at !== null && { at }),
  ...(show !== 'all' && { show }),
  ...(q !== '' && { q }),
})
