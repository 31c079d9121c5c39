import { gridIntervals, type GridInterval } from '@embpm/contract/execution-grid'
import * as z from 'zod/mini'
import type { RawSearch } from '../../../shell/searchParams.js'
import { measures, type Measure } from './amounts.js'

/** What an address says of the grid besides search and filters of the orders. */
export interface GridSearch {
  year: number
  by: GridInterval
  show: Measure
  /** Whether what is known of a cell stands beside the grid. */
  details: boolean
}

const yearText = z.string().check(z.regex(/^(?:19|2\d)\d\d$/))

/** Reads an address: what cannot be followed is as if it were not there. `rest` is what it says of the orders. */
export function parseGridSearch(raw: RawSearch, today: string): GridSearch & { rest: RawSearch } {
  const { year, by, show, details, ...rest } = raw
  return {
    year: Number(yearText.safeParse(year).data ?? today.slice(0, 4)),
    by: gridIntervals.find((one) => one === by) ?? 'weeks',
    show: measures.find((one) => one === show) ?? 'hours',
    details: details === 'on',
    rest,
  }
}

/** Writes an address without what is usual. */
export const formatGridSearch = ({ year, by, show, details }: GridSearch, today: string): RawSearch => ({
  ...(String(year) !== today.slice(0, 4) && { year: String(year) }),
  ...(by !== 'weeks' && { by }),
  ...(show !== 'hours' && { show }),
  ...(details && { details: 'on' }),
})
