import { emptyView, type TableView } from './TableView.js'
import { codeText } from './viewText.js'

/*
 * Fields are divided by `.`, and begin with a letter: s search, o and O sort (ascending, descending), p page, n rows per page,
 * f a filter, c order, h hidden, i pinned, w widths. Entries of a field are divided by `!`, an id from its width by `*`. A blank
 * is `_`, an empty text `~`, and other characters are the bytes of their UTF-8 as `~` and two hexadecimal digits. All of that
 * stays as it is in an address.
 */

/**
 * Writes a view as a short text for an address: letters, digits and `-_.!~*`, which no address escapes. Equal views have equal
 * texts, an untouched one the empty text.
 */
export function encodeTableView({ search, filters, sort, page, pageSize, columns = {} }: TableView): string {
  const fields: string[] = []
  const list = (ids: readonly string[]) => ids.map(codeText).join('!')
  if (search !== '') fields.push(`s${codeText(search)}`)
  if (sort) fields.push(`${sort.direction === 'ascending' ? 'o' : 'O'}${codeText(sort.column)}`)
  if (page !== emptyView.page) fields.push(`p${page}`)
  if (pageSize !== emptyView.pageSize) fields.push(`n${pageSize}`)
  for (const [id, values] of inOrder(filters)) if (values.length > 0) fields.push(`f${list([id, ...values])}`)
  if (columns.order) fields.push(`c${list(columns.order)}`)
  if (columns.hidden) fields.push(`h${list(columns.hidden)}`)
  if (columns.pinned) fields.push(`i${list(columns.pinned)}`)
  const widths = inOrder(columns.widths ?? {}).map(([id, width]) => `${codeText(id)}*${Math.round(width)}`)
  if (widths.length > 0) fields.push(`w${widths.join('!')}`)
  return fields.join('.')
}

const inOrder = <Value>(record: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))
