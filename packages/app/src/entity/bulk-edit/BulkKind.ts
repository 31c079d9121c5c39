import type { Client, Entity, EntityApi, EntityName } from '@embpm/contract'
import type * as z from 'zod/mini'
import type { EntityField } from '../EntityField.js'

/** The endpoint that a bulk edit needs. */
export type BulkApi = Pick<EntityApi<Entity>, 'updateMany'>

/** What a bulk edit needs to know of a kind of entity; every `EntityKind` is one. */
export interface BulkKind {
  name: EntityName
  fields: Readonly<Record<string, EntityField>>
  api: (client: Client) => BulkApi
  schema: z.ZodMiniType<Entity>
}

/** An entity, and what people call it. */
export interface NamedEntity {
  entity: Entity
  name: string
}
