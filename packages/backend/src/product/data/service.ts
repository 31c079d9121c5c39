import { service } from '@embpm/contract/service'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { serviceFixtures } from './service.fixtures.js'

/** The services. */
export const serviceTable = entityTable({
  name: 'service',
  prefix: 'SRV',
  entity: service,
  seeds: serviceFixtures,
})

/** The handlers of services. */
export const services = entityHandlers(service.endpoints, serviceTable)
