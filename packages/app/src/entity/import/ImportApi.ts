import type { Entity, EntityApi } from '@embpm/contract'

/** The endpoints that an import needs. */
export type ImportApi = Pick<EntityApi<Entity>, 'list' | 'importRows'>
