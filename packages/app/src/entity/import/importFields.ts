import type { EntityField } from '../EntityField.js'

/** The column that names an entity which exists. */
const id: EntityField = { label: 'id', kind: 'text' }

/** The fields that a file can fill, by name, with the id before them; what the server computes is none. */
export function importFields(fields: Readonly<Record<string, EntityField>>): Readonly<Record<string, EntityField>> {
  const filled = Object.entries(fields).filter(
    ([name, { kind, readOnly }]) => kind !== 'computed' && !readOnly && name !== 'id',
  )
  return Object.fromEntries([['id', id], ...filled])
}
