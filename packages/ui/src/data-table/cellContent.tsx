import type { ReactNode } from 'react'
import { Highlight } from '../highlight/index.js'
import { Link } from '../link/index.js'
import { searchText } from '../row-source/searchText.js'
import { StatusCircle } from '../status-circle/index.js'
import { columnValue, valueText, type DataColumn } from './DataColumn.js'
import type { CellFormat } from './useCellFormat.js'

/** Longer texts are cut: nobody reads more of a cell, and a table of documents would be slow. */
const LONGEST = 400

const statuses = ['DEVELOPMENT', 'IMPLEMENTATION', 'ACTIVE', 'INACTIVE', 'PLANNED', 'PREPARED', 'FINISHED'] as const

/** What a cell shows, the found words marked. Values of the wrong type are shown as text. */
export function cellContent<Row>(column: DataColumn<Row>, row: Row, format: CellFormat): ReactNode {
  if (column.cell) return column.cell(row, { search: format.search })
  const value = columnValue(column, row)
  if (value === null || value === undefined || value === '') return null
  if (column.valueText && column.type !== 'status' && column.type !== 'link') {
    return marked(valueText(column, searchText(value)), format)
  }
  switch (column.type) {
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
    case undefined:
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
