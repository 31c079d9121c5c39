import type { Entity } from '@embpm/contract'
import type { EntityKind } from './EntityKind.js'

/** What one needs to know of a kind of entity to list, search and pick it: less than its own area knows of it. */
export type SourceKind<E extends Entity> = Pick<EntityKind<E>, 'name' | 'api' | 'filterColumns'>
