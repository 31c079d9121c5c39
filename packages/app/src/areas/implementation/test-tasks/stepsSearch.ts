import type { RawSearch } from '../../../shell/searchParams.js'

/** What an address says of the grid of steps. */
export interface StepsSearch {
  scenario: string | null
  process: string | null
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Reads an address. */
export const parseStepsSearch = ({ scenario, process }: RawSearch): StepsSearch => ({
  scenario: text(scenario),
  process: text(process),
})
