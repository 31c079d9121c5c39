import { api } from '../../context.js'

/** The handlers of the start: everything is on the own origin, and the sample signs in. */
export const configuration = {
  read: api.configuration.read.handler(() => ({ host: '/', originalHost: '/', apiHost: '/', nodeJsApi: '/' })),
}
