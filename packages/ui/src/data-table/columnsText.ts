import { MIN_WIDTH } from './columnWidth.js'
import type { TableColumnsView } from './TableView.js'

/** A column is no wider, in px, whatever a text says. */
const MAX_WIDTH = 4000

/*
 * Fields are divided by `.`, and begin with a letter: c order, h hidden, i pinned, w widths. Entries of a field are divided by
 * `!`, an id from its width by `*`. A blank is `_`, an empty id `~`, and other characters are the bytes of their UTF-8 as `~`
 * and two hexadecimal digits, of any case. All of that stays as it is in an address.
 */

/**
 * Writes what a user did to the columns as a short text for an address: letters, digits and `-_.!~*`, which no address escapes.
 * Equal arrangements have equal texts, an untouched one the empty text.
 */
export function encodeColumns({ order, hidden, pinned, widths = {} }: TableColumnsView): string {
  const fields: string[] = []
  const list = (ids: readonly string[]) => ids.map(codeText).join('!')
  if (order) fields.push(`c${list(order)}`)
  if (hidden) fields.push(`h${list(hidden)}`)
  if (pinned) fields.push(`i${list(pinned)}`)
  const sized = Object.entries(widths).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (sized.length > 0) fields.push(`w${sized.map(([id, width]) => `${codeText(id)}*${Math.round(width)}`).join('!')}`)
  return fields.join('.')
}

/**
 * Reads what `encodeColumns` wrote. Fields that it does not know and what does not parse are left out; it never throws.
 * @param columns ids of the table's columns; others are left out. Without it all are taken.
 */
export function decodeColumns(text: string, columns?: Iterable<string>): TableColumnsView {
  const known = columns ? new Set(columns) : null
  const isKnown = (id: string) => !known || known.has(id)
  const view: TableColumnsView = {}
  for (const field of text.split('.')) {
    const rest = field.slice(1)
    const entries = rest === '' ? [] : rest.split('!')
    const ids = () => [...new Set(entries.map(readText).filter(isKnown))]
    switch (field.charAt(0)) {
      case 'c':
        view.order = ids()
        break
      case 'h':
        view.hidden = ids()
        break
      case 'i':
        view.pinned = ids()
        break
      case 'w': {
        const widths = entries.map(widthOf).filter(([id, width]) => isKnown(id) && Number.isFinite(width))
        if (widths.length > 0) view.widths = Object.fromEntries(widths)
        break
      }
      default:
    }
  }
  return view
}

const widthOf = (entry: string): [string, number] => {
  const [id = '', width] = entry.split('*')
  return [readText(id), Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(Number(width))))]
}

const codeText = (text: string): string =>
  text === ''
    ? '~'
    : encodeURIComponent(text.toWellFormed())
        .replace(/[_.!~*'()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
        .replaceAll('%20', '_')
        .replaceAll('%', '~')

const readText = (text: string): string =>
  text === '~'
    ? ''
    : text
        .replaceAll('_', ' ')
        .replace(/(?:~[0-9a-f]{2})+/gi, (bytes) =>
          new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split('~'), (byte) => Number.parseInt(byte, 16))),
        )
