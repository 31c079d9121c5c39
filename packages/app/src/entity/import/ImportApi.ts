import type { Entity } from '@embpm/contract'
import type { EntityApi } from '../EntityApi.js'

/** The endpoints that an import needs. */
export type ImportApi = Pick<EntityApi<Entity>, 'list' | 'importRows'>
