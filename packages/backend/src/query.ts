import { type ConditionKind, conditionTest } from '@embpm/calendar'
import type { ColumnSums, ColumnValue } from '@embpm/contract'

/** Text of one column of a row, as a search and a filter see it. */
export type TextOf<Row> = (row: Row, column: string) => string

/** How a list of rows is searched, filtered and sorted. */
export interface QueryRules<Row extends object> {
  /** Columns that a search looks into. */
  searchColumns: readonly string[]
  /** Text of a column. */
  text: TextOf<Row>
  /** What the conditions of columns can say. Default: choices. */
  kinds?: Readonly<Record<string, ConditionKind>>
}

/** The tokens of a search: lower case, split at white space. */
function searchTokens(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

const collator = new Intl.Collator('en', { numeric: true })

/** Decimals beyond these are what adding binary fractions leaves, such as 0.1 + 0.2. */
const decimals = 1e6

/** No token contains one, so that a hit never spans two columns. */
const columnBreak = '\n'

/** A plain key that sorts nearly as the collator does; it only spares the collator most of its work. */
function roughKey(text: string): string {
  return text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}

function compareRough(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}

/**
 * Searches, filters and sorts rows. What it learns about a row or a list is kept for as long as that row or list lives,
 * so lists and rows must not be changed in place.
 */
export function createQuery<Row extends object>({ searchColumns, text, kinds = {} }: QueryRules<Row>) {
  const haystacks = new WeakMap<Row, string>()
  const ranks = new WeakMap<readonly Row[], Map<string, ReadonlyMap<Row, number>>>()

  function haystack(row: Row): string {
    const before = haystacks.get(row)
    if (before !== undefined) return before
    const made = searchColumns
      .map((column) => text(row, column))
      .join(columnBreak)
      .toLowerCase()
    haystacks.set(row, made)
    return made
  }

  /** The rows in which every token is found, in any column, in any order. */
  function search(rows: readonly Row[], query: string): readonly Row[] {
    const tokens = searchTokens(query)
    if (tokens.length === 0) return rows
    return rows.filter((row) => {
      const hay = haystack(row)
      return tokens.every((token) => hay.includes(token))
    })
  }

  /** The rows that meet the conditions of all columns. A moment lies on the day that it is in UTC. */
  function filter(rows: readonly Row[], filters: Readonly<Record<string, readonly string[]>>): readonly Row[] {
    const tests = Object.entries(filters).flatMap(([column, conditions]) => {
      const test = conditionTest(conditions, kinds[column] ?? 'choice', { clock: 'utc' })
      return test ? [(row: Row) => test(text(row, column))] : []
    })
    return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
  }

  /** The distinct texts of a column in alphabetical order, and how many rows have each. */
  function counted(rows: readonly Row[], column: string): ColumnValue[] {
    const counts = new Map<string, number>()
    for (const row of rows) {
      const value = text(row, column)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return values(rows, column).map((value) => ({ value, count: counts.get(value) ?? 0 }))
  }

  /** Sums of columns of numbers, in all and by the texts of a column in alphabetical order; what is no number counts as 0. */
  function summed(rows: readonly Row[], by: string, columns: readonly string[]): ColumnSums {
    const sumsOf = (some: readonly Row[]) => ({
      count: some.length,
      sums: Object.fromEntries(
        columns.map((column) => {
          const sum = some.reduce((before, row) => before + (Number(text(row, column)) || 0), 0)
          return [column, Math.round(sum * decimals) / decimals]
        }),
      ),
    })
    const groups = Map.groupBy(rows, (row) => text(row, by))
    return {
      groups: values(rows, by).map((value) => ({ value, ...sumsOf(groups.get(value) ?? []) })),
      total: sumsOf(rows),
    }
  }

  /** Distinct texts of a column in alphabetical order. */
  function values(rows: readonly Row[], column: string): string[] {
    const distinct = [...new Set(rows.map((row) => text(row, column)))]
    const rough = new Map(distinct.map((value) => [value, roughKey(value)]))
    // The collator is slow, but a nearly sorted list costs it few comparisons.
    return distinct
      .toSorted((left, right) => compareRough(rough.get(left) ?? '', rough.get(right) ?? ''))
      .toSorted(collator.compare)
  }

  /** Rank of each row of a list in a column; rows with equal texts share one. */
  function ranksOf(all: readonly Row[], column: string): ReadonlyMap<Row, number> {
    const columns = ranks.get(all) ?? new Map<string, ReadonlyMap<Row, number>>()
    ranks.set(all, columns)
    const before = columns.get(column)
    if (before) return before
    const byText = new Map<string, number>()
    let rank = -1
    let previous: string | undefined
    for (const value of values(all, column)) {
      if (previous === undefined || collator.compare(previous, value) !== 0) rank += 1
      byText.set(value, rank)
      previous = value
    }
    const made = new Map(all.map((row) => [row, byText.get(text(row, column)) ?? 0]))
    columns.set(column, made)
    return made
  }

  /**
   * Sorts some rows of a list by `column`, or by `-column` descending. Numbers within texts count as numbers. Rows with
   * equal texts keep their order in both directions.
   */
  function sort(rows: readonly Row[], all: readonly Row[], by: string): readonly Row[] {
    const descending = by.startsWith('-')
    const rank = ranksOf(all, descending ? by.slice(1) : by)
    const direction = descending ? -1 : 1
    return rows.toSorted((left, right) => direction * ((rank.get(left) ?? 0) - (rank.get(right) ?? 0)))
  }

  return { search, filter, counted, summed, sort }
}

/** Cuts one page out. `page` counts from 1; past the end it is the last page, which an empty list has, too. */
export function cutPage<Row>(rows: readonly Row[], page: number, size: number) {
  const lastPage = Math.max(1, Math.ceil(rows.length / size))
  const actual = Math.min(page, lastPage)
  return { rows: rows.slice((actual - 1) * size, actual * size), total: rows.length, page: actual, size }
}
