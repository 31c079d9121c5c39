import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { anyJson, code, knownName, lifecycle, link, longText, naming, reference, text, wbs } from '../common/fields.js'

/** The kinds of service. */
export const serviceTypes = ['REST', 'SOAP', 'OData', 'RFC', 'IDoc', 'event'] as const

/** The technologies of services, until technologies are a kind of their own. */
export const serviceTechnologies = [
  'OData V2',
  'OData V4',
  'REST',
  'REST, asynchronous',
  'SOAP 1.2',
  'BAPI',
  'ALE inbound',
  'ALE outbound',
  'Event Mesh',
  'Kafka',
  'Workflow API',
] as const

/** The 13 columns of a service in the order of the service picker. Source: the specification's service picker. */
export const serviceColumns = [
  'organisation',
  'id',
  'wbs',
  'businessDomain',
  'technology',
  'name',
  'serviceName',
  'type',
  'parameter',
  'host',
  'link',
  'metadata',
  'description',
] as const

/** The columns whose text a search looks into: all of the 13 but the JSON one. */
export const serviceTextColumns = [
  'organisation',
  'id',
  'wbs',
  'businessDomain',
  'technology',
  'name',
  'serviceName',
  'type',
  'parameter',
  'host',
  'link',
  'description',
] as const

/** A technical service of an organisation: an API, remote function, message or event. */
export const service = entityOf({
  kind: 'services',
  path: '/data/services',
  tag: 'Data',
  one: 'a service',
  many: 'services',
  nameOf: ({ name }) => name,
  referenceOf: ({ name, serviceName }) => ({ name, detail: serviceName }),
  fields: {
    /** Display name of the organisation, or part of it, that runs the service. */
    organisation: text(200).sort().filter().search().bulk(),
    /** Number in the work breakdown structure, such as 1.3.2. */
    wbs: wbs().sort().filter().search().bulk(),
    businessDomain: naming(200, 'businessDomains', 'name').sort().filter().search().bulk(),
    /** Such as OData V2, BAPI or Kafka. */
    technology: knownName(100, serviceTechnologies).sort().filter().search().bulk(),
    /** What people call it. */
    name: text(200).required().sort().filter().search(),
    /** What the system calls it, such as API_SALES_ORDER_SRV. */
    serviceName: text(200).sort().filter().search(),
    type: code(serviceTypes).sort().filter().search().bulk(),
    /** Entity set, message type, function group or whatever else the call needs. */
    parameter: text(500).sort().filter().search(),
    /** Host name without protocol. */
    host: text(253).sort().filter().search().bulk(),
    link: link().sort().filter().search(),
    metadata: anyJson(),
    description: longText().sort().filter().search(),
    status: lifecycle().default('INACTIVE').sort().filter().bulk(),
    /** The service that takes over, for one that is being replaced. */
    successorId: reference('services'),
  },
})

/** A service as the server stores and answers it. */
export type Service = EntityOf<typeof service>

/** Schema of a service's 13 columns, for lists and pickers. */
export const serviceRow = z.pick(service.schema, {
  organisation: true,
  id: true,
  wbs: true,
  businessDomain: true,
  technology: true,
  name: true,
  serviceName: true,
  type: true,
  parameter: true,
  host: true,
  link: true,
  metadata: true,
  description: true,
})

/** A service's 13 columns. */
export type ServiceRow = z.infer<typeof serviceRow>
