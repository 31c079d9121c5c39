import type { Entity } from '@embpm/contract'
import type { EntityKind } from './EntityKind.js'

/** What one needs to know of a kind of entity to list, search and pick it: less than its own area knows of it. */
export interface SourceKind<E extends Entity> extends Pick<EntityKind<E>, 'name' | 'api'> {
  /** Columns that it can be filtered by. Default: all that one asks for. */
  filterColumns?: readonly string[]
  /** The column by which it is referred to, whose values are unique and can be filtered: `tcode`. Default `id`. */
  by?: string
}
