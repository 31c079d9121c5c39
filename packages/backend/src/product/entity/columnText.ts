/**
 * Text of a column of a row, as a search, a filter and a sort see it: of a label its name, of a list of texts its items, of
 * a list of anything else their number. A path such as `systemInfo.systemName` names what is within a column. Columns that
 * a row does not have, and JSON, have none.
 */
export function columnText(row: object, column: string): string {
  let value: unknown = row
  for (const name of column.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return ''
    value = Reflect.get(value, name)
  }
  return textOf(value)
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? value.join(' ') : String(value.length)
  if (typeof value !== 'object' || value === null) return ''
  if ('name' in value) return textOf(value.name)
  return 'sid' in value ? textOf(value.sid) : ''
}
