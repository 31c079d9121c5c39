import { defaultPageSize, lifecycleStatuses, maxPageSize, serviceSortColumns, serviceTypes } from '@embpm/contract'
import type { TableView } from '@embpm/ui/data-table'
import * as z from 'zod'
import type { RawSearch } from '../../../shell/searchParams.js'

/** Columns of the list that can be filtered; each is a search parameter of its own: `?technology=BAPI&technology=SOAP`. */
const filterColumns = ['organisation', 'technology', 'type', 'businessDomain', 'status'] as const

const several = (value: z.ZodType<string>) => z.union([value.transform((one) => [one]), z.array(value).min(1)])

const whole = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(z.number().max(max))

const parameters = {
  q: z.string().max(500),
  sort: z.string().refine((sort) => serviceSortColumns.some((column) => column === sort.replace(/^-/, ''))),
  page: whole(1_000_000),
  size: whole(maxPageSize),
  organisation: several(z.string().min(1)),
  technology: several(z.string().min(1)),
  type: several(z.enum(serviceTypes)),
  businessDomain: several(z.string().min(1)),
  status: several(z.enum(lifecycleStatuses)),
}

/** The view of the list that an address asks for, and the parameters that it could not follow. */
export interface ServicesSearch {
  view: TableView
  /** Each as `name=value`, the way it stands in the address. */
  ignored: readonly string[]
}

/**
 * Reads the list's view from an address. What does not parse falls back to its default and is named in `ignored`;
 * an address never breaks the page.
 */
export function parseServicesSearch(raw: RawSearch): ServicesSearch {
  const ignored: string[] = []
  const read = <T>(name: keyof typeof parameters, schema: z.ZodType<T>): T | undefined => {
    const value = raw[name]
    if (value === undefined) return undefined
    const result = schema.safeParse(value)
    if (!result.success) ignored.push(`${name}=${Array.isArray(value) ? value.join(',') : value}`)
    return result.data
  }
  for (const name of Object.keys(raw)) {
    if (!(name in parameters)) ignored.push(`${name}=${String(raw[name])}`)
  }
  const sort = read('sort', parameters.sort)
  const filters: Record<string, string[]> = {}
  for (const column of filterColumns) {
    const values = read(column, parameters[column])
    if (values) filters[column] = values
  }
  return {
    view: {
      search: read('q', parameters.q) ?? '',
      filters,
      sort: sort
        ? { column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }
        : null,
      page: read('page', parameters.page) ?? 1,
      pageSize: read('size', parameters.size) ?? defaultPageSize,
    },
    ignored,
  }
}

/** Writes a view as search parameters; what equals its default is left out, so that addresses stay short. */
export function formatServicesSearch({ search, filters, sort, page, pageSize }: TableView): RawSearch {
  const raw: RawSearch = {}
  if (search) raw.q = search
  if (sort) raw.sort = `${sort.direction === 'descending' ? '-' : ''}${sort.column}`
  if (page !== 1) raw.page = String(page)
  if (pageSize !== defaultPageSize) raw.size = String(pageSize)
  for (const column of filterColumns) {
    const values = filters[column]
    if (values?.length) raw[column] = [...values]
  }
  return raw
}
