import { contract, type Service, serviceParts, serviceTextColumns } from '@embpm/contract'

import { columnText } from '../entity/columnText.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { serviceFixtures } from './service.fixtures.js'

/** Text of a service's column; of its JSON, none. */
export const serviceText = (row: Service, column: string): string =>
  column === 'metadata' ? '' : columnText(row, column)

/** The services. */
const serviceTable = entityTable<Service>({
  name: 'service',
  prefix: 'SRV',
  parts: serviceParts,
  label: ({ name }) => name,
  refers: { successorId: 'services', businessDomain: { kind: 'businessDomains', by: 'name' } },
  searchColumns: serviceTextColumns,
  text: serviceText,
  seeds: serviceFixtures,
})

/** The handlers of services. */
export const services = entityHandlers(contract.data.services, serviceTable)
