import { defaultPageSize, maxPageSize, type ListQuery } from '@embpm/contract'
import * as z from 'zod'
import { isShellParameter, type RawSearch } from '../shell/searchParams.js'

const whole = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(z.number().max(max))

/** Schemas of the parameters of a list that are no filters of columns. */
export const listParameters = {
  q: z.string().max(500),
  sort: z.string(),
  page: whole(1_000_000),
  size: whole(maxPageSize),
  columns: z.string().max(4000),
  view: z.string(),
  saved: z.string(),
}

/** Whether a parameter is no filter of a column. A filter of such a name would hide one, and a test sees to it that there is none. */
export const isListParameter = (name: string): boolean => Object.hasOwn(listParameters, name)

/** Schema of the wanted values of a column. */
export const several = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .pipe(z.array(z.string().min(1)))

const parameters = z.object(listParameters).partial()
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
