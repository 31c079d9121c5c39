import type { ServiceRow } from '@embpm/contract'
import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { pick } from '../testing/pick.fixture.js'

const objects = [
  'Sales order',
  'Purchase order',
  'Billing document',
  'Outbound delivery',
  'Supplier invoice',
  'Material stock',
  'Goods movement',
  'Cost centre',
  'Journal entry',
  'Business partner',
  'Production order',
  'Maintenance plan',
  'Payment run',
  'Contract',
]
const tasks = ['', ' item', ' text', ' simulation', ' list', ' status', ' approval', ' without charge']
const domains = [
  'Order to cash',
  'Procure to pay',
  'Order to cash',
  'Order to cash',
  'Procure to pay',
  'Plan to produce',
  'Plan to produce',
  'Record to report',
  'Record to report',
  'Lead to order',
  'Plan to produce',
  'Acquire to retire',
  'Record to report',
  'Lead to order',
]
const organisations = ['Terranova Group', 'Terranova Polska', 'Terranova Deutschland', 'Terranova France']
const kinds = [
  { technology: 'OData V2', type: 'OData', host: 's4p.terranova.example' },
  { technology: 'BAPI', type: 'RFC', host: 'ecp.terranova.example' },
  { technology: 'OData V4', type: 'OData', host: 's4q.terranova.example' },
  { technology: 'IDoc', type: 'IDoc', host: 'ecp.terranova.example' },
  { technology: 'Kafka', type: 'event', host: 'evt.terranova.example' },
] as const

/** `count` services, the same ones every time: `SRV-00001`, `SRV-00002`, … */
export function sampleServices(count: number): ServiceRow[] {
  return Array.from({ length: count }, (_, index) => sampleService(index))
}

function sampleService(index: number): ServiceRow {
  const object = pick(objects, index)
  const task = pick(tasks, Math.floor(index / objects.length))
  const round = Math.floor(index / (objects.length * tasks.length))
  const kind = pick(kinds, index + round)
  const domain = pick(domains, index)
  const technical = `${object}${task}`.toUpperCase().replaceAll(' ', '_')
  const serviceName =
    kind.type === 'RFC'
      ? `BAPI_${technical}`
      : kind.type === 'event'
        ? `terranova.${technical.toLowerCase()}.v1`
        : `API_${technical}_SRV`
  return {
    id: `SRV-${String(index + 1).padStart(5, '0')}`,
    organisation: pick(organisations, index + round),
    wbs: `${(index % 4) + 1}.${(Math.floor(index / 4) % 9) + 1}.${(round % 9) + 1}`,
    businessDomain: domain,
    technology: kind.technology,
    name: round === 0 ? `${object}${task}` : `${object}${task} ${round + 1}`,
    serviceName,
    type: kind.type,
    parameter: object.replaceAll(' ', ''),
    host: kind.host,
    link: index % 7 === 6 ? '' : `/sap/opu/odata/sap/${serviceName}`,
    metadata: {
      version: `${(index % 3) + 1}.0.0`,
      scope: ['BD9', 'BKJ'],
      auth: 'OAuth 2.0',
      operations: { read: true, create: index % 2 === 0, delete: false },
    },
    description: `Reads and changes ${object.toLowerCase()}${task} data in the scope of ${domain.toLowerCase()}.`,
  }
}

/** A service that means harm: markup in its name, a script for a link, and 10,000 characters of description. */
export const hostileService: ServiceRow = {
  ...sampleService(0),
  id: 'SRV-99999',
  name: '<script>document.title = "broken"</script>',
  link: ['javascript', 'alert(1)'].join(':'),
  description: 'Every word of this description is here on purpose. '.repeat(200).slice(0, 10_000),
}

/** Services in memory. */
export const serviceSource = (rows: readonly ServiceRow[]): RowSource<ServiceRow> => arraySource(rows)

/** 1,120 services. */
export const services: RowSource<ServiceRow> = serviceSource(sampleServices(1120))
