import type { EntityField } from '../EntityField.js'
import { cellText, type FileRow, type Sheet } from './Cell.js'
import type { ImportFormat } from './ImportFormat.js'

/** So many rows tell enough. */
const LOOKED_AT = 2000

const NUMBERS = /^\s*(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}/

/**
 * How a file writes numbers and dates, as far as its values tell it: `1.234,5` and `0,25` have a decimal comma, `13/02/2026`
 * begins with the day. What they leave open is as in the user's language. The majority wins.
 * @param mapping name of the field for each column
 */
export function detectFormat(
  { rows }: Sheet,
  mapping: readonly (string | null)[],
  fields: Readonly<Record<string, EntityField>>,
  usual: ImportFormat,
): ImportFormat {
  const texts = (...kinds: EntityField['kind'][]): string[] =>
    mapping.flatMap((name, column) => {
      const kind = name === null ? undefined : fields[name]?.kind
      return kind && kinds.includes(kind) ? columnTexts(rows, column) : []
    })
  const marks = balance(texts('number').map(markOf), (mark) => mark === ',')
  const orders = balance(texts('date', 'dateTime').map(orderOf), (order) => order === 'dmy')
  return {
    decimal: marks === 0 ? usual.decimal : marks > 0 ? ',' : '.',
    dateOrder: orders === 0 ? usual.dateOrder : orders > 0 ? 'dmy' : 'mdy',
  }
}

const columnTexts = (rows: readonly FileRow[], column: number): string[] =>
  rows.slice(0, LOOKED_AT).flatMap(({ cells }) => {
    const cell = cells[column]
    return typeof cell === 'string' ? cellText(cell).trim() : []
  })

/** How many more are so than otherwise; those that tell nothing do not count. */
const balance = <T>(told: readonly (T | null)[], isSo: (one: T) => boolean): number =>
  told.reduce((sum, one) => (one === null ? sum : sum + (isSo(one) ? 1 : -1)), 0)

/** The decimal mark that a number cannot be read without; `null` for `1.234`, which may be either. */
function markOf(text: string): ',' | '.' | null {
  const marks: readonly string[] = text.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last !== ',' && last !== '.') return null
  const other = last === ',' ? '.' : ','
  if (marks.includes(other)) return last
  if (marks.length > 1) return other
  return /[.,]\d{3}$/.test(text) && !/^-?0[.,]/.test(text) && !/\d{4}[.,]/.test(text) ? null : last
}

function orderOf(text: string): 'dmy' | 'mdy' | null {
  const [, first, second] = NUMBERS.exec(text) ?? []
  if (Number(first) > 12) return 'dmy'
  return Number(second) > 12 ? 'mdy' : null
}
