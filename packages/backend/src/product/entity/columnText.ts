/**
 * Text of a column of a row, as a search, a filter and a sort see it: of a label its name, of a list of texts its items, of
 * a list of anything else their number. A path such as `systemInfo.systemName` names what is within a column, of a list what is
 * within each of its items. Columns that a row does not have, and JSON, have none.
 */
export function columnText(row: object, column: string): string {
  return textOf(valueAt(row, column.split('.')))
}

function valueAt(value: unknown, [name, ...deeper]: readonly string[]): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((item: unknown) => textOf(valueAt(item, [name, ...deeper])))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return ''
  return valueAt(Reflect.get(value, name), deeper)
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
