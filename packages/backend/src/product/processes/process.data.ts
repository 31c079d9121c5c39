import type { Process } from '@embpm/contract/process'

/** An area of sample processes and the business objects of its groups. */
export interface SampleArea {
  code: string
  name: string
  class: Process['class']
  groups: readonly string[]
}

const area = (code: string, name: string, kind: Process['class'], groups: string): SampleArea => ({
  code,
  name,
  class: kind,
  groups: groups.split(', '),
})

/** The areas, with what their groups are about. */
export const areas: readonly SampleArea[] = [
  area(
    'O2C',
    'Order to cash',
    'core',
    'Quotations, Sales orders, Deliveries, Billing documents, Customer payments, Complaints',
  ),
  area(
    'P2P',
    'Procure to pay',
    'core',
    'Purchase requisitions, Purchase orders, Goods receipts, Supplier invoices, Payments, Supplier contracts',
  ),
  area(
    'P2M',
    'Plan to produce',
    'core',
    'Demand plans, Production orders, Bills of material, Confirmations, Material stock, Capacity plans',
  ),
  area(
    'W2D',
    'Warehouse to delivery',
    'core',
    'Inbound deliveries, Stock transfers, Picking lists, Shipments, Inventories, Handling units',
  ),
  area(
    'S2S',
    'Service to satisfaction',
    'core',
    'Service requests, Maintenance orders, Spare parts, Service contracts, Inspections, Warranty claims',
  ),
  area(
    'I2P',
    'Idea to product',
    'core',
    'Product ideas, Design changes, Prototypes, Product approvals, Recipes, Drawings',
  ),
  area(
    'R2R',
    'Record to report',
    'management',
    'Journal entries, Cost allocations, Fixed assets, Period closings, Consolidations, Tax returns',
  ),
  area('S2P', 'Strategy to plan', 'management', 'Targets, Budgets, Forecasts, Portfolios, Risks, Audits'),
  area(
    'H2R',
    'Hire to retire',
    'support',
    'Applications, Employee records, Time records, Payrolls, Trainings, Travel expenses',
  ),
  area(
    'M2M',
    'Master data to market',
    'support',
    'Business partners, Materials, Price lists, Chart of accounts, Work centres, Classifications',
  ),
]

/** What is done with the objects of a group: the processes. */
export const processVerbs = ['Plan', 'Create', 'Check', 'Carry out', 'Settle'] as const

/** The steps of a process. */
export const processSteps = [
  'Receive the request',
  'Complete the data',
  'Decide',
  'Record in the system',
  'Inform those concerned',
] as const

/** Kinds of variants. */
export const processVariants = ['Standard', 'Export', 'Intercompany', 'Urgent', 'Small amounts', 'By contract'] as const

/** Where a variant is carried out. */
export const processSites = ['Kassel', 'Gdynia', 'Lille', 'Porto', 'Zaragoza', 'São Paulo', 'Almaty'] as const

/** Figures by which processes are measured: `name | unit | target`. */
export const processFigures = [
  { name: 'Lead time', unit: 'days', target: 5 },
  { name: 'First-time-right rate', unit: '%', target: 95 },
  { name: 'Cost per case', unit: 'EUR', target: 12 },
  { name: 'Automation', unit: '%', target: 70 },
  { name: 'Open cases', unit: 'cases', target: 40 },
] as const

/** Codes of processes that are carried out as a variant of another one, and of that one: the first has a model of its own. */
export const sampleVariants: ReadonlyMap<string, string> = new Map([
  ['S2S-10-20-03-A', 'S2S-10-20'],
  ['S2S-10-20-01-A', 'S2S-10-20'],
])
