import type { Client, SavedView } from '@embpm/contract'
import type { EntityApi } from '../EntityApi.js'

/** The endpoints of saved views that the lists need. */
export type ViewsApi = Pick<EntityApi<SavedView>, 'list' | 'create' | 'update' | 'remove' | 'restore'>

/** The endpoints of saved views. */
export const viewsApi = (client: Client): ViewsApi => client.views
