import { defaultPageSize, maxPageSize, type ListQuery } from '@embpm/contract'
import * as z from 'zod/mini'
import { isShellParameter, type RawSearch } from '../shell/searchParams.js'

const whole = (max: number) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)), z.number().check(z.maximum(max)))

/** Schemas of the parameters of a list that are no filters of columns. */
export const listParameters = {
  q: z.string().check(z.maxLength(500)),
  sort: z.string(),
  page: whole(1_000_000),
  size: whole(maxPageSize),
  columns: z.string().check(z.maxLength(4000)),
  view: z.string(),
  saved: z.string(),
  group: z.string(),
  zoom: z.string(),
}

/** Whether a parameter is no filter of a column. A filter of such a name would hide one, and a test sees to it that there is none. */
export const isListParameter = (name: string): boolean => Object.hasOwn(listParameters, name)

/** Schema of the wanted values of a column. */
export const several = z.pipe(
  z.union([
    z.pipe(
      z.string(),
      z.transform((one) => [one]),
    ),
    z.array(z.string()),
  ]),
  z.array(z.string().check(z.minLength(1))),
)

const parameters = z.partial(z.object(listParameters))
const filters = z.record(z.string(), several)

/**
 * What the list at an address will ask for, as far as the address says it: what is no parameter of every list is a filter.
 * `null` where a part cannot be read, which is left to the list: it knows its columns and drops what it cannot follow.
 */
export function listRequest(raw: RawSearch): ListQuery | null {
  const columns = Object.entries(raw).filter(([name]) => !isListParameter(name) && !isShellParameter(name))
  const read = parameters.safeParse(raw)
  const filter = filters.safeParse(Object.fromEntries(columns))
  if (!read.success || !filter.success) return null
  const { q, sort, page = 1, size = defaultPageSize } = read.data
  return { search: q || undefined, filter: filter.data, sort, page, size }
}
