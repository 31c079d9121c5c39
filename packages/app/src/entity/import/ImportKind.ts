import type { Client, Entity } from '@embpm/contract'
import type { EntityKind } from '../EntityKind.js'
import type { ImportApi } from './ImportApi.js'

/** What an import needs to know of a kind of entity; every `EntityKind` is one. */
export interface ImportKind extends Pick<EntityKind<Entity>, 'name' | 'words' | 'fields'> {
  api: (client: Client) => ImportApi
}
