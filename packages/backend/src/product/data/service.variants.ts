import type { Service } from '@embpm/contract/service'

/** The spellings of an object's name that interfaces use. */
export interface Spelling {
  /** Sales order */
  name: string
  /** SALES_ORDER */
  upper: string
  /** SALESORDER */
  flat: string
  /** SalesOrder */
  pascal: string
  /** sales-order */
  kebab: string
  /** ORDERS */
  message: string
  /** ORDERS05 */
  idoc: string
}

/** One way to reach an object. */
export interface Variant {
  type: Service['type']
  technology: string
  name: (spelling: Spelling) => string
  serviceName: (spelling: Spelling) => string
  parameter: (spelling: Spelling) => string
  link: (spelling: Spelling, serviceName: string) => string
}

/** An object's name after another word: GL account stays, Sales order becomes sales order. */
export function withinSentence(name: string): string {
  return /^[A-Z][A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

type Made = Omit<Variant, 'type' | 'technology' | 'link'>

const odata2 = (made: Made): Variant => ({
  ...made,
  type: 'OData',
  technology: 'OData V2',
  link: (_, serviceName) => `/sap/opu/odata/sap/${serviceName}`,
})

const odata4 = (made: Made): Variant => ({
  ...made,
  type: 'OData',
  technology: 'OData V4',
  link: ({ flat }, serviceName) =>
    `/sap/opu/odata4/sap/${serviceName.toLowerCase()}/srvd_a2x/sap/${flat.toLowerCase()}/0001`,
})

const bapi = (title: string, suffix: string): Variant => ({
  type: 'RFC',
  technology: 'BAPI',
  name: ({ name }) => title.replace('*', title.startsWith('*') ? name : withinSentence(name)),
  serviceName: ({ flat }) => `BAPI_${flat}_${suffix}`,
  parameter: ({ flat }) => `${flat}HEADER`,
  link: () => '',
})

const idoc = (title: string, technology: string, suffix: string): Variant => ({
  type: 'IDoc',
  technology,
  name: ({ name }) => title.replace('*', title.startsWith('*') ? name : withinSentence(name)),
  serviceName: (spelling) => `${spelling.idoc}${suffix}`,
  parameter: ({ message }) => message,
  link: () => '',
})

const soap = (title: string, service: string): Variant => ({
  type: 'SOAP',
  technology: 'SOAP 1.2',
  name: ({ name }) => `${name} ${title}`,
  serviceName: ({ pascal }) => service.replace('*', pascal),
  parameter: ({ pascal }) => `${pascal}Message`,
  link: (_, serviceName) => `/sap/bc/srt/scs_ext/sap/${serviceName.toLowerCase()}`,
})

const rest = (title: string, path: string, technology = 'REST'): Variant => ({
  type: 'REST',
  technology,
  name: ({ name }) => `${name} ${title}`,
  serviceName: ({ kebab }) => `${kebab}-${path}`,
  parameter: ({ pascal }) => `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Id`,
  link: ({ kebab }) => `/api/v1/${kebab}/${path}`,
})

const event = (title: string, verb: string, technology: string): Variant => ({
  type: 'event',
  technology,
  name: ({ name }) => `${name} ${title}`,
  serviceName: ({ flat }) => `sap.s4.beh.${flat.toLowerCase()}.v1.${verb}`,
  parameter: ({ pascal }) => `${pascal}.${verb}.v1`,
  link: () => '',
})

/** All the ways to reach an object, the commonest first. */
export const variants: readonly Variant[] = [
  odata2({ name: (s) => s.name, serviceName: (s) => `API_${s.upper}_SRV`, parameter: (s) => s.pascal }),
  bapi('Create *', 'CREATEFROMDATA'),
  idoc('Send *', 'ALE outbound', ''),
  odata4({ name: (s) => `${s.name} list`, serviceName: (s) => `API_${s.flat}_0001`, parameter: (s) => s.pascal }),
  rest('status', 'status'),
  event('created event', 'Created', 'Event Mesh'),
  bapi('Change *', 'CHANGE'),
  soap('bulk replication', '*BulkReplicationRequest_In'),
  odata2({
    name: (s) => `${s.name} item`,
    serviceName: (s) => `API_${s.upper}_SRV`,
    parameter: (s) => `${s.pascal}Item`,
  }),
  idoc('Receive *', 'ALE inbound', ''),
  bapi('* details', 'GETDETAIL'),
  rest('search', 'search'),
  odata2({
    name: (s) => `${s.name} simulation`,
    serviceName: (s) => `API_${s.upper}_SIMULATION_SRV`,
    parameter: (s) => `${s.pascal}Simulation`,
  }),
  soap('confirmation', '*Confirmation_Out'),
  bapi('* overview', 'GETLIST'),
  event('changed event', 'Changed', 'Event Mesh'),
  odata2({
    name: (s) => `${s.name} text`,
    serviceName: (s) => `API_${s.upper}_SRV`,
    parameter: (s) => `${s.pascal}Text`,
  }),
  idoc('* change message', 'ALE outbound', '.CHG'),
  rest('approval', 'approval', 'Workflow API'),
  odata4({
    name: (s) => `${s.name} attachments`,
    serviceName: (s) => `API_${s.flat}_ATTACHMENT_0001`,
    parameter: (s) => `${s.pascal}Attachment`,
  }),
  bapi('Cancel *', 'CANCEL'),
  event('released event', 'Released', 'Kafka'),
  soap('query', 'Query*In'),
  odata2({
    name: (s) => `${s.name} analytics`,
    serviceName: (s) => `C_${s.flat}QRY_CDS`,
    parameter: (s) => `C_${s.flat}QRYResults`,
  }),
  idoc('* status confirmation', 'ALE inbound', '.STATUS'),
  rest('export', 'export', 'REST, asynchronous'),
  bapi('Release *', 'RELEASE'),
  odata4({
    name: (s) => `${s.name} value help`,
    serviceName: (s) => `UI_${s.flat}_VH_0001`,
    parameter: (s) => `I_${s.pascal}VH`,
  }),
  event('deleted event', 'Deleted', 'Kafka'),
  soap('archiving', '*ArchiveRequest_In'),
]
