import type { Client, Entity, EntityApi } from '@embpm/contract'
import type { EntityField } from '../EntityField.js'
import type { EntityKind } from '../EntityKind.js'

/** What an import needs to know of a kind of entity; every `EntityKind` is one. */
export interface ImportKind extends Pick<EntityKind<Entity>, 'name' | 'words' | 'fields' | 'fileReaders'> {
  api: (client: Client) => ImportApi
}

/** The endpoints that an import needs. */
export type ImportApi = Pick<EntityApi<Entity>, 'list' | 'importRows'>

/** The column that names an entity which exists. */
const id: EntityField = { label: 'id', kind: 'text' }

/** The fields that a file can fill, by name, with the id before them; what the server computes is none. */
export function importFields(fields: Readonly<Record<string, EntityField>>): Readonly<Record<string, EntityField>> {
  const filled = Object.entries(fields).filter(
    ([name, { kind, readOnly }]) => kind !== 'computed' && !readOnly && name !== 'id',
  )
  return Object.fromEntries([['id', id], ...filled])
}
