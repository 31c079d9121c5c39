import type { Client, Entity, EntityApi, EntityName } from '@embpm/contract'
import type { EntityField } from '../EntityField.js'
import type { EntityForm } from '../EntityForm.js'

/** The endpoint that a bulk edit needs. */
export type BulkApi = Pick<EntityApi<Entity>, 'updateMany'>

/** What a bulk edit needs to know of a kind of entity; every `EntityKind` is one. */
export interface BulkKind {
  name: EntityName
  fields: Readonly<Record<string, EntityField>>
  api: (client: Client) => BulkApi
  form: EntityForm
}

/** An entity, and what people call it. */
export interface NamedEntity {
  entity: Entity
  name: string
}
