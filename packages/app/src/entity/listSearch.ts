import { choiceOf, isCondition } from '@embpm/calendar/condition'
import { defaultPageSize, type Entity } from '@embpm/contract'
import { decodeColumns, encodeColumns, type TableView } from '@embpm/ui/data-table'
import * as z from 'zod/mini'
import { isShellParameter, type RawSearch } from '../shell/searchParams.js'
import type { EntityKind } from './EntityKind.js'
import { isListParameter, listParameters, several } from './listRequest.js'

/** What of a kind of entity decides which parameters its list's address knows. */
export interface SearchedKind<E extends Entity> extends Pick<
  EntityKind<E>,
  'fields' | 'sortColumns' | 'filterColumns' | 'conditionKinds'
> {
  /** Rows of a page where the address says nothing else. Default {@link defaultPageSize}. */
  pageSize?: number
}

/** The view of a list that an address asks for, and the parameters that it could not follow. */
export interface ListSearch {
  view: TableView
  /** Each as `name=value`, the way it stands in the address. */
  ignored: readonly string[]
}

/**
 * Reads a list's view from an address: `?q=idoc+sales&status=ACTIVE&sort=-wbs&page=2&size=100&columns=…`; each column that
 * can be filtered is a parameter of its own, with its conditions as `parseCondition` reads them. What does not parse falls back to its default and is named in `ignored`; an
 * address never breaks the page.
 */
export function parseListSearch<E extends Entity>(kind: SearchedKind<E>, raw: RawSearch): ListSearch {
  const ignored: string[] = []
  const read = <T>(name: string, schema: z.ZodMiniType<T>): T | undefined => {
    const value = raw[name]
    if (value === undefined) return undefined
    const result = schema.safeParse(value)
    if (!result.success) ignored.push(`${name}=${Array.isArray(value) ? value.join(',') : value}`)
    return result.data
  }
  for (const name of Object.keys(raw)) {
    const known = isListParameter(name) || kind.filterColumns.includes(name)
    if (!known && !isShellParameter(name)) ignored.push(`${name}=${String(raw[name])}`)
  }
  const sort = read(
    'sort',
    listParameters.sort.check(z.refine((text) => kind.sortColumns.includes(text.replace(/^-/, '')))),
  )
  const filters: Record<string, string[]> = {}
  for (const column of kind.filterColumns) {
    const values = read(column, several)
    const readable = values?.filter((text) => isKnown(kind, column, text))
    ignored.push(...(values ?? []).filter((text) => !readable?.includes(text)).map((text) => `${column}=${text}`))
    if (readable?.length) filters[column] = readable
  }
  const columns = read('columns', listParameters.columns)
  const arranged = decodeColumns(columns ?? '')
  return {
    view: {
      search: read('q', listParameters.q) ?? '',
      filters,
      sort: sort
        ? { column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }
        : null,
      page: read('page', listParameters.page) ?? 1,
      pageSize: read('size', listParameters.size) ?? kind.pageSize ?? defaultPageSize,
      ...(Object.keys(arranged).length > 0 && { columns: arranged }),
    },
    ignored,
  }
}

/** Writes a view as search parameters; what equals its default is left out, so that addresses stay short. */
export function formatListSearch<E extends Entity>(
  kind: SearchedKind<E>,
  { search, filters, sort, page, pageSize, columns }: TableView,
): RawSearch {
  const raw: RawSearch = {}
  if (search) raw.q = search
  if (sort) raw.sort = `${sort.direction === 'descending' ? '-' : ''}${sort.column}`
  if (page !== 1) raw.page = String(page)
  if (pageSize !== (kind.pageSize ?? defaultPageSize)) raw.size = String(pageSize)
  for (const column of kind.filterColumns) {
    const values = filters[column]
    if (values?.length) raw[column] = [...values]
  }
  const arranged = encodeColumns(columns ?? {})
  if (arranged) raw.columns = arranged
  return raw
}

/** Whether a text is a condition on a column; of a choice it names one of the values. */
function isKnown<E extends Entity>({ fields, conditionKinds }: SearchedKind<E>, column: string, text: string): boolean {
  const { kind, choices } = fields[column] ?? {}
  if (kind === 'choice' && choices) return ['', ...choices.values].includes(choiceOf(text))
  return isCondition(text, conditionKinds[column] ?? 'choice')
}
