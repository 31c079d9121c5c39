import * as z from 'zod/mini'

/** Rows of a page when the caller names no size. */
export const defaultPageSize = 50

/** The largest page a list answers. */
export const maxPageSize = 1000

/** The columns a list may be asked for. */
export interface ListColumns {
  /** Columns that `sort` may name. */
  sort: readonly string[]
  /** Columns that `filter` may name. */
  filter: readonly string[]
  /** Those of the filter's columns that hold numbers or dates and take `from..to` as well. Default: none. */
  ranges?: readonly string[]
}

const rangeNumber = z.string().check(z.regex(/^-?\d{1,15}(?:\.\d{1,15})?$/))
const rangeDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

/** The ends of `from..to` as they are written, `null` for an open one. */
export interface ListRange {
  kind: 'number' | 'date'
  from: string | null
  to: string | null
}

/**
 * Reads a filter's value as a range: `1..5`, `2026-01-01..2026-03-31`, `..5`, `1..`. `undefined` for what has no `..`;
 * `null` for one that is none: both ends open, or ends that are neither two numbers nor two dates.
 */
export function readRange(value: string): ListRange | null | undefined {
  const [from = '', to = '', ...more] = value.split('..')
  if (!value.includes('..')) return undefined
  const ends = [from, to].filter((end) => end !== '')
  if (ends.length === 0 || more.length > 0) return null
  const range = { from: from === '' ? null : from, to: to === '' ? null : to }
  if (ends.every((end) => rangeNumber.safeParse(end).success)) return { kind: 'number', ...range }
  return ends.every((end) => rangeDate.safeParse(end).success) ? { kind: 'date', ...range } : null
}

/**
 * Schema of a list's query. In a URL: `?search=idoc+sales&filter[type][0]=IDoc&sort=-name&page=2&size=50`.
 *
 * - `search`: free text; all of its tokens (split at white space) must be found, in any order, ignoring case.
 * - `filter`: values to keep by column; several values mean "any of", several columns "and"; an empty list filters nothing.
 *   Columns of numbers and dates take `from..to` as well, both ends included and either of them open: `10..`,
 *   `2026-01-01..2026-03-31`. A day without a time is the whole day in UTC.
 * - `sort`: a column, with a leading `-` for descending. Without it: newest own entries first, then the order of the store.
 * - `page`: from 1. A page past the end answers the last page, and the answer's `page` says so.
 * - `size`: 1 to 1000, 50 unless given.
 *
 * Unknown columns, impossible numbers and ranges that are none are BAD_REQUEST (400).
 */
export const listQuery = (columns: ListColumns) =>
  z.object({
    search: z.optional(z.string().check(z.maxLength(500))),
    filter: z.optional(
      z
        .record(
          z.string(),
          z.union([
            z.array(z.string()),
            z.pipe(
              z.string(),
              z.transform((value) => [value]),
            ),
          ]),
        )
        .check(
          z.refine((filter) => Object.keys(filter).every((column) => columns.filter.includes(column)), {
            error: `filter knows the columns ${columns.filter.join(', ')}`,
          }),
          z.superRefine((filter, context) => {
            for (const column of columns.ranges ?? []) {
              for (const value of Object.hasOwn(filter, column) ? (filter[column] ?? []) : []) {
                if (readRange(value) !== null) continue
                context.addIssue({
                  code: 'custom',
                  path: [column],
                  message: 'A range is from..to with numbers or ISO dates.',
                })
              }
            }
          }),
        ),
    ),
    sort: z.optional(
      z.string().check(
        z.refine((sort) => columns.sort.includes(sort.replace(/^-/, '')), {
          error: `sort knows the columns ${columns.sort.join(', ')}, each with or without a leading "-"`,
        }),
      ),
    ),
    page: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1)), 1),
    size: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(maxPageSize)), defaultPageSize),
  })

/** What a caller gives to a list. */
export type ListQuery = z.input<ReturnType<typeof listQuery>>

/** Schema of one page of a list. */
export const listPage = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** Rows that match the search and the filter. */
    total: z.int().check(z.minimum(0)),
    /** Rows of the organisation without search and filter. */
    unfilteredTotal: z.int().check(z.minimum(0)),
    /** The page that was answered, from 1: the last one when the query asked for more. */
    page: z.int().check(z.minimum(1)),
    size: z.int().check(z.minimum(1), z.maximum(maxPageSize)),
  })

/** One page of a list. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
  unfilteredTotal: number
  page: number
  size: number
}
