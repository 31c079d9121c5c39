import {
  lifecycleStatuses,
  service,
  serviceFilterColumns,
  serviceSortColumns,
  serviceTypes,
  type Service,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** Services: APIs, remote functions, messages and events. */
export const serviceKind = defineKind<Service>({
  name: 'services',
  words: 'services',
  path: '/bim/services',
  api: (client) => client.data.services,
  schema: service,
  nameOf: ({ name }) => name,
  fields: {
    name: { label: 'name', kind: 'text', required: true },
    organisation: { label: 'organisation', kind: 'text', bulk: true },
    businessDomain: { label: 'businessDomain', kind: 'text', bulk: true },
    wbs: { label: 'wbs', kind: 'text', bulk: true },
    status: { label: 'status', kind: 'choice', choices: { set: 'lifecycle', values: lifecycleStatuses }, bulk: true },
    description: { label: 'description', kind: 'longText' },
    successorId: { label: 'successorId', kind: 'reference', to: 'services' },
    serviceName: { label: 'serviceName', kind: 'text' },
    type: { label: 'type', kind: 'choice', choices: { values: serviceTypes }, bulk: true },
    technology: { label: 'technology', kind: 'text', bulk: true },
    host: { label: 'host', kind: 'text', bulk: true },
    link: { label: 'link', kind: 'text' },
    parameter: { label: 'parameter', kind: 'text' },
    metadata: { label: 'metadata', kind: 'json' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: serviceSortColumns,
  filterColumns: serviceFilterColumns,
})
