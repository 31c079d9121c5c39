/**
 * Text of a column of a row, as a search, a filter and a sort see it: of a label its name, of a list its items. Columns
 * that a row does not have, and whatever else cannot be read as a line of text, have none.
 */
export function columnText(row: object, column: string): string {
  return Object.hasOwn(row, column) ? textOf(Reflect.get(row, column)) : ''
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  if ('name' in value) return textOf(value.name)
  if ('title' in value) return textOf(value.title)
  return 'sid' in value ? textOf(value.sid) : ''
}
