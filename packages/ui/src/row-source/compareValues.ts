import { searchText } from './searchText.js'

/** What kind of thing is sorted: numbers before text before nothing. */
const kindOf = (value: unknown): 0 | 1 | 2 => {
  if (value === null || value === undefined || value === '') return 2
  if (typeof value === 'number') return Number.isNaN(value) ? 2 : 0
  if (typeof value === 'boolean' || typeof value === 'bigint') return 0
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 2 : 0
  return searchText(value) === '' ? 2 : 1
}

/** The number by which a value is sorted, `null` when it is not sorted as a number. Booleans are 0 and 1, dates their time. */
export const sortNumber = (value: unknown): number | null => (kindOf(value) === 0 ? Number(value) : null)

/** Whether a value counts as empty: such rows stand last in both directions. */
export const isEmptyValue = (value: unknown): boolean => kindOf(value) === 2

/**
 * Compares two values that are not empty, ascending: numbers, booleans and dates by size and before text, text by the
 * collator.
 */
export function compareValues(a: unknown, b: unknown, collator: Intl.Collator): number {
  const kind = kindOf(a) - kindOf(b)
  if (kind !== 0) return kind
  if (kindOf(a) === 0) {
    const [x, y] = [Number(a), Number(b)]
    return x < y ? -1 : x > y ? 1 : 0
  }
  return collator.compare(searchText(a), searchText(b))
}

/** The collator of sorted columns: by the language's rules, digits by their number ("item 2" before "item 10"). */
export const sortCollator = (locale: string | undefined): Intl.Collator => new Intl.Collator(locale, { numeric: true })
