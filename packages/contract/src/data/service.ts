import * as z from 'zod'

import { entity, lifecycle, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'
import { json } from '../common/json.js'

/** The kinds of service. */
export const serviceTypes = ['REST', 'SOAP', 'OData', 'RFC', 'IDoc', 'event'] as const

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

const extraColumns = ['status', 'createdBy', 'createdAt', 'changedBy', 'changedAt'] as const

/** The columns a list of services can be sorted by. `metadata` cannot. */
export const serviceSortColumns = [...serviceTextColumns, ...extraColumns] as const

/** The columns of a list of services that hold numbers or dates: their filter takes `from..to` as well. */
export const serviceRangeColumns = [...stampRangeColumns] as const

/** The columns a list of services can be filtered by, and whose values `values` answers. */
export const serviceFilterColumns = [
  ...serviceTextColumns,
  'status',
  'createdBy',
  'changedBy',
  ...serviceRangeColumns,
] as const

/** What a user may set on a service. Everything but the name has a default. */
export const serviceInput = z.object({
  /** Display name of the organisation, or part of it, that runs the service. */
  organisation: z.string().max(200).default(''),
  /** Number in the work breakdown structure, such as 1.3.2. */
  wbs: z.string().max(40).default(''),
  businessDomain: z.string().max(200).default(''),
  /** Such as OData V2, BAPI or Kafka. */
  technology: z.string().max(100).default(''),
  /** What people call it. */
  name: z.string().trim().min(1).max(200),
  /** What the system calls it, such as API_SALES_ORDER_SRV. */
  serviceName: z.string().max(200).default(''),
  type: z.enum(serviceTypes).default('REST'),
  /** Entity set, message type, function group or whatever else the call needs. */
  parameter: z.string().max(500).default(''),
  /** Host name without protocol. */
  host: z.string().max(253).default(''),
  /** A path, or an http or https address: no other scheme, for it is shown as a link. Empty when there is none. */
  link: z
    .string()
    .max(2048)
    .regex(/^(?:$|\/|https?:\/\/)/i, { error: 'A link is a path that starts with / or an http or https address.' })
    .default(''),
  /** Any JSON. */
  metadata: json.default(null),
  description: z.string().max(10_000).default(''),
  /** One of the seven statuses of the status circle. */
  status: lifecycle.default('INACTIVE'),
  /** Id of the service that takes over, for one that is being replaced; `null` when there is none. */
  successorId: z.string().max(64).nullable().default(null),
  tags: entity.shape.tags.default([]),
})

/** What a user may set on a service; only the name is needed. */
export type ServiceInput = z.input<typeof serviceInput>

/** What an update may change: any of the settable fields, absent ones stay as they are. */
export const servicePatch = z.object({
  organisation: serviceInput.shape.organisation.unwrap().optional(),
  wbs: serviceInput.shape.wbs.unwrap().optional(),
  businessDomain: serviceInput.shape.businessDomain.unwrap().optional(),
  technology: serviceInput.shape.technology.unwrap().optional(),
  name: serviceInput.shape.name.optional(),
  serviceName: serviceInput.shape.serviceName.unwrap().optional(),
  type: serviceInput.shape.type.unwrap().optional(),
  parameter: serviceInput.shape.parameter.unwrap().optional(),
  host: serviceInput.shape.host.unwrap().optional(),
  link: serviceInput.shape.link.unwrap().optional(),
  metadata: serviceInput.shape.metadata.unwrap().optional(),
  description: serviceInput.shape.description.unwrap().optional(),
  status: serviceInput.shape.status.unwrap().optional(),
  successorId: serviceInput.shape.successorId.unwrap().optional(),
  tags: serviceInput.shape.tags.unwrap().optional(),
})

/** The fields an update changes. */
export type ServicePatch = z.infer<typeof servicePatch>

/** A technical service of an organisation: an API, remote function, message or event. */
export const service = z.object({
  ...entity.shape,
  ...servicePatch.required().shape,
})

/** A service as the server stores and answers it. */
export type Service = z.infer<typeof service>

/** Schema of a service's 13 columns, for lists and pickers. */
export const serviceRow = service.pick({
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

/** What the endpoints of services are made of. */
export const serviceParts = entityParts({
  kind: 'services',
  path: '/data/services',
  tag: 'Data',
  one: 'a service',
  many: 'services',
  schema: service,
  input: serviceInput,
  patch: servicePatch,
  sort: serviceSortColumns,
  filter: serviceFilterColumns,
  ranges: serviceRangeColumns,
})

/** The endpoints of services, under `/data/services`. */
export const serviceEndpoints = entityEndpoints(serviceParts)
