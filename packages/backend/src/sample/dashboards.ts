import { dashboards as contract } from '@embpm/contract/sample/dashboards'

import { sampleApi } from '../context.js'

const api = sampleApi(contract)

/** Loaded when a dashboard is asked for, to stay out of what the application starts with. */
const seeds = () => import('./dashboards.data.js')

/** The handlers of the dashboards. */
export const dashboards = api.router({
  analytics: api.analytics.handler(async () => (await seeds()).analyticsSeed),
  crypto: api.crypto.handler(async () => (await seeds()).cryptoSeed),
  finance: api.finance.handler(async () => (await seeds()).financeSeed),
  project: api.project.handler(async () => (await seeds()).projectSeed),
})
