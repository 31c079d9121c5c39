import { addDays } from '@embpm/calendar/arithmetic'
import type { Day } from '@embpm/calendar/day'
import { startOfWeek } from '@embpm/calendar/range'
import { capacityScopes, type CapacityScope } from '@embpm/contract/capacity'
import * as z from 'zod/mini'
import type { RawSearch } from '../../../shell/searchParams.js'

/** How many weeks the map has. */
export const weekCounts = [14, 53, 104] as const

/** How many weeks the map has. */
export type WeekCount = (typeof weekCounts)[number]

/** What an address says of the map. */
export interface CapacitySearch {
  weeks: WeekCount
  /** How many steps from today; a step is about a quarter of what is in sight. */
  steps: number
  who: CapacityScope
  q: string
  skill: string | null
  orgUnitId: string | null
  targetId: string | null
  employeeId: string | null
}

/** What narrows the map, one by one. */
export const filterNames = ['skill', 'orgUnitId', 'targetId', 'employeeId'] as const

/** Weeks before the current one that are in sight. */
const before = 3
/** Weeks that a step leads on. */
const step = { 14: 4, 53: 13, 104: 26 } as const
/** Weeks that a phone has room for. */
export const phoneWeeks = 8

const wholeText = z.string().check(z.regex(/^-?\d{1,3}$/))
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value.slice(0, 64) : null)

/** Reads an address: what cannot be followed is as if it were not there. */
export const parseCapacitySearch = (raw: RawSearch): CapacitySearch => ({
  weeks: weekCounts.find((one) => String(one) === raw.weeks) ?? 14,
  steps: Number(wholeText.safeParse(raw.steps).data ?? 0),
  who: capacityScopes.find((one) => one === raw.who) ?? 'assigned',
  q: typeof raw.q === 'string' ? raw.q.slice(0, 500) : '',
  skill: text(raw.skill),
  orgUnitId: text(raw.orgUnitId),
  targetId: text(raw.targetId),
  employeeId: text(raw.employeeId),
})

/** Writes an address without what is usual. */
export const formatCapacitySearch = ({ weeks, steps, who, q, ...filters }: CapacitySearch): RawSearch => ({
  ...(weeks !== 14 && { weeks: String(weeks) }),
  ...(steps !== 0 && { steps: String(steps) }),
  ...(who !== 'assigned' && { who }),
  ...(q !== '' && { q }),
  ...Object.fromEntries(filterNames.flatMap((name) => (filters[name] === null ? [] : [[name, filters[name]]]))),
})

/** The Monday that the map begins with; on a phone that of the current week, or of a step of as many as it shows. */
export const firstMonday = (
  { weeks, steps }: Pick<CapacitySearch, 'weeks' | 'steps'>,
  today: Day,
  phone: boolean,
): Day => addDays(startOfWeek(today), 7 * (phone ? steps * phoneWeeks : steps * step[weeks] - before))
