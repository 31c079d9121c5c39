import { activities as contract } from '@embpm/contract/sample/activities'

import { sampleApi } from '../context.js'

const api = sampleApi(contract)

/** The handlers of the activities. They are loaded when they are asked for, to stay out of what the application starts with. */
export const activities = api.router({
  list: api.list.handler(async () => [...(await import('./activities.data.js')).activitySeeds]),
})
