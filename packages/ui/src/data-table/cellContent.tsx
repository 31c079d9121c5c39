import type { ReactNode } from 'react'
import { Highlight } from '../highlight/Highlight.js'
import { Link } from '../link/Link.js'
import { searchText } from '../row-source/searchText.js'
import { StatusCircle } from '../status-circle/StatusCircle.js'
import { columnType, valueText, type TableColumn } from './DataColumnDef.js'
import type { CellFormat } from './useCellFormat.js'

/** Longer texts are cut: nobody reads more of a cell, and a table of documents would be slow. */
const LONGEST = 400

const statuses = ['DEVELOPMENT', 'IMPLEMENTATION', 'ACTIVE', 'INACTIVE', 'PLANNED', 'PREPARED', 'FINISHED'] as const

/** What a cell without a template shows of its value, the found words marked. Values of the wrong type are shown as text. */
export function cellContent(column: TableColumn, value: unknown, format: CellFormat): ReactNode {
  if (value === null || value === undefined || value === '') return null
  const type = columnType(column)
  if (column.columnDef.meta?.valueText && type !== 'status' && type !== 'link') {
    return marked(valueText(column, searchText(value)), format)
  }
  switch (type) {
    case 'number':
      return typeof value === 'number' ? format.number(value) : marked(searchText(value), format)
    case 'boolean':
      return typeof value === 'boolean' ? format.boolean(value) : marked(searchText(value), format)
    case 'date':
      return marked(format.date(value), format)
    case 'link': {
      const text = searchText(value)
      return (
        <Link href={text} tabIndex={-1}>
          {marked(valueText(column, text), format)}
        </Link>
      )
    }
    case 'status': {
      const status = statuses.find((one) => one === value)
      return status ? (
        <StatusCircle status={status} checked readOnly showLabel />
      ) : (
        marked(valueText(column, searchText(value)), format)
      )
    }
    case 'text':
    case 'name':
    case 'technical':
    case 'json':
      return marked(searchText(value), format)
  }
}

const marked = (text: string, { search, tokens }: CellFormat): ReactNode => {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  if (tokens.length === 0) return short
  // Most cells hold none of the words; a component for each of them would cost more than looking.
  const lower = short.toLowerCase()
  return tokens.some((token) => lower.includes(token)) ? <Highlight text={short} search={search} /> : short
}
