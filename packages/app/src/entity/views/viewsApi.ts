import type { Client, EntityApi } from '@embpm/contract'
import type { SavedView } from '@embpm/contract/saved-view'

/** The endpoints of saved views that the lists need. */
export type ViewsApi = Pick<EntityApi<SavedView>, 'list' | 'create' | 'update' | 'remove' | 'restore'>

/** The endpoints of saved views. */
export const viewsApi = (client: Client): ViewsApi => client.views
