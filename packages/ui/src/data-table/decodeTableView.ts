import { parseTableView } from './parseTableView.js'
import type { TableView } from './TableView.js'
import { readText } from './viewText.js'

/**
 * Reads what `encodeTableView` wrote. Fields that it does not know and what does not parse are left out; it never throws.
 * @param columns ids of the table's columns; others are left out. Without it all are taken.
 */
export function decodeTableView(text: string, columns?: Iterable<string>): TableView {
  const filters: [string, string[]][] = []
  const arranged: Record<string, unknown> = {}
  const view: Record<string, unknown> = {}
  for (const field of text.split('.')) {
    const rest = field.slice(1)
    const list = () => (rest === '' ? [] : rest.split('!').map(readText))
    switch (field.charAt(0)) {
      case 's':
        view.search = readText(rest)
        break
      case 'o':
      case 'O':
        view.sort = { column: readText(rest), direction: field.startsWith('o') ? 'ascending' : 'descending' }
        break
      case 'p':
        view.page = Number(rest)
        break
      case 'n':
        view.pageSize = Number(rest)
        break
      case 'f': {
        const [id, ...values] = list()
        if (id !== undefined) filters.push([id, values])
        break
      }
      case 'c':
        arranged.order = list()
        break
      case 'h':
        arranged.hidden = list()
        break
      case 'i':
        arranged.pinned = list()
        break
      case 'w':
        arranged.widths = Object.fromEntries(rest.split('!').map(widthOf))
        break
      default:
    }
  }
  return parseTableView({ ...view, filters: Object.fromEntries(filters), columns: arranged }, columns)
}

const widthOf = (entry: string): [string, number] => {
  const [id = '', width] = entry.split('*')
  return [readText(id), Number(width)]
}
