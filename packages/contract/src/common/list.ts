import { isCondition, type ConditionKind } from '@embpm/calendar/condition'
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
  /** What the filter's columns hold, which says how their conditions are read. Default: `choice`. */
  kinds?: Readonly<Record<string, ConditionKind>>
}

/**
 * Schema of a list's query. In a URL: `?search=idoc+sales&filter[type][0]=IDoc&sort=-name&page=2&size=50`.
 *
 * - `search`: free text; all of its tokens (split at white space) must be found, in any order, ignoring case.
 * - `filter`: conditions by column. A row meets any of the including ones and none of those that exclude; several columns mean
 *   "and"; an empty list filters nothing. A value keeps what is that value; `!` in front drops it; `=` is empty, and `=a*b` is
 *   that text and nothing else. Texts take `*` for any text, ignoring case: `Z*`, `*sales*`, `!*test*`. Numbers and dates take
 *   `from..to`, both ends included and either of them open, `<10` and `>10`. A day without a time is the whole day in UTC.
 * - `sort`: a column, with a leading `-` for descending. Without it: newest own entries first, then the order of the store.
 * - `page`: from 1. A page past the end answers the last page, and the answer's `page` says so.
 * - `size`: 1 to 1000, 50 unless given.
 *
 * Unknown columns, impossible numbers and conditions that are none are BAD_REQUEST (400).
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
            for (const [column, conditions] of Object.entries(filter)) {
              const kind = columns.kinds?.[column] ?? 'choice'
              if (conditions.every((text) => isCondition(text, kind))) continue
              const message = `A condition on ${kind}s is a value, from..to, <value or >value, with "!" in front for not.`
              context.addIssue({ code: 'custom', path: [column], message })
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

/** Schema of a value of a column. */
export const columnValue = z.object({
  /** The value's text, `''` where there is none. */
  value: z.string(),
  /** How many have it. */
  count: z.int().check(z.minimum(1)),
})

/** A value of a column and how many have it. */
export type ColumnValue = z.infer<typeof columnValue>

const sumsOfRows = {
  /** Rows that were added up. */
  count: z.int().check(z.minimum(0)),
  /** Sums by column, rounded to six decimals; an empty cell counts as 0. */
  sums: z.record(z.string(), z.number()),
}

/** Schema of the sums of numeric columns: in all, and by the values of another column. */
export const columnSums = z.object({
  /** By the texts of the column in alphabetical order, `''` where there is none; at most 1000. */
  groups: z.array(z.object({ value: z.string(), ...sumsOfRows })),
  /** Over all rows, those of groups that are left out included. */
  total: z.object(sumsOfRows),
})

/** The sums of numeric columns: in all, and by the values of another column. */
export type ColumnSums = z.infer<typeof columnSums>

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
