import { dayOf as localDayOf } from '@embpm/calendar'
import type { EntityField } from '../EntityField.js'
import { cellText, type Cell } from './Cell.js'
import type { ImportFormat } from './ImportFormat.js'
import { parseBoolean } from './parseBoolean.js'
import { parseDate } from './parseDate.js'
import { parseDateTime } from './parseDateTime.js'
import { parseNumber } from './parseNumber.js'
import { plainText } from './choiceValues.js'

/** How values are read. */
export interface ConvertOptions {
  format: ImportFormat
  /** The value of a choice that one of its words stands for: the words of all languages, by `plainText`. */
  choices: (field: EntityField) => ReadonlyMap<string, string>
}

/** What a cell means for a field: a value, or that it means none. */
export type Converted = { value: unknown } | { problem: 'invalid' | 'unknownValue' }

const valueOr = (value: unknown, problem: 'invalid' | 'unknownValue' = 'invalid'): Converted =>
  value === null ? { problem } : { value }

/** Reads a cell that is not empty as the value of a field. */
export function convertCell(cell: Cell, field: EntityField, { format, choices }: ConvertOptions): Converted {
  const text = cellText(cell).trim()
  switch (field.kind) {
    case 'text':
    case 'reference':
    case 'computed':
      return { value: text.replace(/\s*[\r\n]+\s*/g, ' ') }
    case 'longText':
      return { value: text.replace(/\r\n?/g, '\n') }
    case 'number':
      return valueOr(typeof cell === 'number' ? cell : parseNumber(text, format))
    case 'boolean':
      return valueOr(typeof cell === 'boolean' ? cell : parseBoolean(text))
    case 'date':
      return valueOr(isWall(cell) ? cell.wall.slice(0, 10) : (parseDate(text, format) ?? dayOf(text, format)))
    case 'dateTime':
      return valueOr(isWall(cell) ? wallTime(cell.wall) : parseDateTime(text, format))
    case 'choice':
      return valueOr(choices(field).get(plainText(text)) ?? null, 'unknownValue')
    case 'list':
      return { value: listOf(text) }
    case 'json':
      return jsonOf(text)
  }
}

const isWall = (cell: Cell) => typeof cell === 'object' && cell !== null

/** The day of a text that names a time as well. */
const dayOf = (text: string, format: ImportFormat): string | null => {
  const iso = /^(\d{4}-\d\d-\d\d)T/.exec(text)
  if (iso?.[1] !== undefined) return parseDate(iso[1], format)
  const time = parseDateTime(text, format)
  return time === null ? null : localDayOf(new Date(time))
}

const wallTime = (wall: string): string | null => {
  const date = new Date(wall)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** Texts between commas, semicolons or line ends, each once; a JSON list of texts is one too. */
function listOf(text: string): string[] {
  const parsed = text.startsWith('[') ? jsonOf(text) : null
  const list: unknown = parsed && 'value' in parsed ? parsed.value : null
  const items =
    Array.isArray(list) && list.every((item) => typeof item === 'string') ? list.map(String) : text.split(/[,;\r\n]/)
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))]
}

function jsonOf(text: string): Converted {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return { problem: 'invalid' }
  }
}
