import type { System } from '@embpm/contract/system'

/** What a sample system is, besides what every entity has. */
export type SampleSystem = Pick<
  System,
  | 'id'
  | 'sid'
  | 'systemName'
  | 'description'
  | 'landscape'
  | 'category'
  | 'vendor'
  | 'environment'
  | 'client'
  | 'host'
  | 'productVersion'
  | 'status'
  | 'plan'
  | 'phaseIn'
  | 'active'
  | 'phaseOut'
  | 'endOfLife'
>

type Phases = Partial<Pick<System, 'plan' | 'phaseIn' | 'active' | 'phaseOut' | 'endOfLife'>>

/** One landscape: what it is, its instances by environment as SID, version and status, and the phases of its life. */
interface Landscape {
  name: string
  category: string
  vendor: string
  says: string
  client?: string
  instances: Partial<Record<System['environment'], readonly [sid: string, version: string, status?: System['status']]>>
  phases: Phases
}

const erp = 'ERP and finance'
const logistics = 'Logistics and manufacturing'
const sales = 'Sales and integration'
const people = 'People and platform'

const landscapes: readonly Landscape[] = [
  {
    name: 'S/4HANA',
    category: erp,
    vendor: 'SAP',
    says: 'ERP of all companies in Europe',
    client: '100',
    instances: { DEV: ['S4D', '2023 FPS02'], QAS: ['S4Q', '2023 FPS02'], PRD: ['S4P', '2023 FPS01'] },
    phases: { plan: '2020-01-01', phaseIn: '2020-10-01', active: '2021-07-01' },
  },
  {
    name: 'ECC 6.0',
    category: erp,
    vendor: 'SAP',
    says: 'ERP of the companies in Brazil',
    client: '200',
    instances: { DEV: ['ECD', 'EHP8', 'INACTIVE'], QAS: ['ECQ', 'EHP8'], PRD: ['ECP', 'EHP8'] },
    phases: { active: '2011-01-01', phaseOut: '2026-01-01', endOfLife: '2027-07-01' },
  },
  {
    name: 'Integrated planning',
    category: erp,
    vendor: 'SAP',
    says: 'Planning of demand and supply',
    instances: { DEV: ['IBD', '2608', 'PREPARED'] },
    phases: { plan: '2026-07-01', phaseIn: '2027-01-01', active: '2027-07-01' },
  },
  {
    name: 'Analytics',
    category: erp,
    vendor: 'SAP',
    says: 'Data warehouse and planning',
    client: '001',
    instances: { DEV: ['BID', 'BW/4HANA 2023'], QAS: ['BIQ', 'BW/4HANA 2023'], PRD: ['BIP', 'BW/4HANA 2023'] },
    phases: { active: '2019-04-01', phaseOut: '2028-01-01' },
  },
  {
    name: 'Central finance',
    category: erp,
    vendor: 'SAP',
    says: 'One ledger over all companies',
    client: '100',
    instances: { DEV: ['CFD', '2023 FPS02'], QAS: ['CFQ', '2023 FPS02'], PRD: ['CFP', '2023 FPS02'] },
    phases: { plan: '2022-01-01', phaseIn: '2022-10-01', active: '2023-04-01' },
  },
  {
    name: 'Extended warehouse',
    category: logistics,
    vendor: 'SAP',
    says: 'Warehouse management of the hubs',
    client: '100',
    instances: { DEV: ['EWD', 'EWM 2023'], QAS: ['EWQ', 'EWM 2023'], PRD: ['EWP', 'EWM 2023', 'IMPLEMENTATION'] },
    phases: { plan: '2025-07-01', phaseIn: '2026-04-01', active: '2027-01-01' },
  },
  {
    name: 'Shop floor execution',
    category: logistics,
    vendor: 'Siemens',
    says: 'Orders and confirmations on the lines',
    instances: { DEV: ['MSD', 'Opcenter 2410'], QAS: ['MSQ', 'Opcenter 2410', 'DEVELOPMENT'] },
    phases: { plan: '2026-04-01', phaseIn: '2026-10-01', active: '2027-07-01' },
  },
  {
    name: 'Product database',
    category: logistics,
    vendor: 'Siemens',
    says: 'Drawings, parts lists and changes',
    instances: { DEV: ['PLD', 'Teamcenter 14.3'], QAS: ['PLQ', 'Teamcenter 14.3'], PRD: ['PLM', 'Teamcenter 14.3'] },
    phases: { active: '2018-09-01' },
  },
  {
    name: 'Transport management',
    category: logistics,
    vendor: 'SAP',
    says: 'Freight orders and carriers',
    client: '300',
    instances: { DEV: ['TMD', 'TM 9.6'], QAS: ['TMQ', 'TM 9.6'], PRD: ['TMP', 'TM 9.5'] },
    phases: { active: '2017-01-01', phaseOut: '2027-04-01', endOfLife: '2028-04-01' },
  },
  {
    name: 'Customer portal',
    category: sales,
    vendor: 'Own build',
    says: 'Quotations and complaints of customers',
    instances: { DEV: ['CRD', '5.9'], PRD: ['CRM', '5.8'] },
    phases: { active: '2016-01-01', phaseOut: '2026-10-01', endOfLife: '2027-04-01' },
  },
  {
    name: 'Integration Suite',
    category: sales,
    vendor: 'SAP',
    says: 'Interfaces between all systems',
    instances: { DEV: ['IND', '2611'], QAS: ['INQ', '2611'], PRD: ['INP', '2610'] },
    phases: { phaseIn: '2022-07-01', active: '2023-01-01' },
  },
  {
    name: 'Commerce',
    category: sales,
    vendor: 'SAP',
    says: 'Web shop for spare parts',
    instances: { DEV: ['CCD', '2211.35'], QAS: ['CCQ', '2211.34'], PRD: ['CCP', '2211.34'] },
    phases: { plan: '2026-01-01', phaseIn: '2026-09-01', active: '2027-02-01' },
  },
  {
    name: 'Human resources',
    category: people,
    vendor: 'SAP',
    says: 'Employees, time and pay',
    client: '500',
    instances: { DEV: ['HRD', 'HCM 2211'], QAS: ['HRQ', 'HCM 2211'], PRD: ['HRP', 'HCM 2211'] },
    phases: { active: '2014-01-01', phaseOut: '2028-07-01' },
  },
  {
    name: 'Identity management',
    category: people,
    vendor: 'One Identity',
    says: 'Users and their rights in all systems',
    instances: { DEV: ['IDD', '9.2'], QAS: ['IDQ', '9.2'], PRD: ['IDP', '9.1'] },
    phases: { active: '2020-03-01' },
  },
  {
    name: 'Document archive',
    category: people,
    vendor: 'OpenText',
    says: 'Invoices and contracts that must be kept',
    instances: { DEV: ['ARD', '23.4'], PRD: ['ARP', '23.4'] },
    phases: { active: '2015-06-01' },
  },
]

const none = { plan: null, phaseIn: null, active: null, phaseOut: null, endOfLife: null }
const environments = { DEV: 'development', QAS: 'quality', PRD: 'production' } as const

/** Names and descriptions that say more than what the landscape is. */
const own: Readonly<Record<string, Partial<Pick<System, 'systemName' | 'description'>>>> = {
  ECP: { systemName: 'ECC production' },
  EWP: { systemName: 'Warehouse production' },
  S4Q: { description: 'Tests of the European ERP' },
  S4D: { description: 'Development for the European ERP' },
  CRM: { systemName: 'Customer portal' },
  PLM: { systemName: 'Product database' },
}

const all = landscapes.flatMap(({ name, category, vendor, says, client = '', instances, phases }) =>
  (['DEV', 'QAS', 'PRD'] as const).flatMap((environment): SampleSystem[] => {
    const instance = instances[environment]
    if (!instance) return []
    const [sid, productVersion, status = 'ACTIVE'] = instance
    return [
      {
        id: `SYS-${sid}`,
        sid,
        systemName: `${name} ${environments[environment]}`,
        description: says,
        landscape: name,
        category,
        vendor,
        environment,
        client,
        host: `${sid.toLowerCase()}.terranova.example`,
        productVersion,
        status,
        ...none,
        ...phases,
        ...own[sid],
      },
    ]
  }),
)

const mainSids: readonly string[] = ['S4P', 'ECP', 'EWP', 'S4Q', 'S4D', 'CRM', 'PLM', 'BIP']

/** The systems that the samples of other kinds refer to, the production systems first. */
export const mainSystems: readonly SampleSystem[] = mainSids.flatMap((sid) => all.filter((one) => one.sid === sid))

/** The systems of the sample: those that others refer to first. */
export const systemSamples: readonly SampleSystem[] = [
  ...mainSystems,
  ...all.filter(({ sid }) => !mainSids.includes(sid)),
]
