import * as z from 'zod/mini'
import type { RawSearch } from '../../../shell/searchParams.js'

/** What an address says of the periods: the year, and the ids of what is chosen. */
export interface PeriodsView {
  year: number
  chosen: readonly string[]
}

const yearText = z.string().check(z.regex(/^(?:19|2\d)\d\d$/))
const ids = z.union([z.string(), z.array(z.string())])

/** Reads an address: what cannot be followed is as if it were not there. */
export function parsePeriodsSearch(raw: RawSearch, today: string): PeriodsView {
  const year = yearText.safeParse(raw.year).data ?? today.slice(0, 4)
  return { year: Number(year), chosen: [ids.safeParse(raw.chosen).data ?? []].flat() }
}

/** Writes an address without what is usual. */
export const formatPeriodsSearch = ({ year, chosen }: PeriodsView, today: string): RawSearch => ({
  ...(String(year) !== today.slice(0, 4) && { year: String(year) }),
  ...(chosen.length > 0 && { chosen: [...chosen] }),
})
