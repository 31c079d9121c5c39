import type { Technology } from '@embpm/contract/technology'

/** What a sample technology is, besides what every entity has. */
type Sample = Pick<
  Technology,
  | 'code'
  | 'name'
  | 'vendor'
  | 'category'
  | 'version'
  | 'description'
  | 'plan'
  | 'phaseIn'
  | 'active'
  | 'phaseOut'
  | 'endOfLife'
>

const none = { plan: null, phaseIn: null, active: null, phaseOut: null, endOfLife: null }

const sample = (
  code: string,
  [name, version, vendor, category]: readonly [string, string, string, string],
  life: Partial<typeof none> | Readonly<Partial<Record<keyof typeof none, string>>>,
  description: string,
): Sample => ({ code, name, version, vendor, category, description, ...none, ...life })

const database = 'Database'
const system = 'Operating system'
const runtime = 'Runtime'
const integration = 'Integration'
const client = 'Client'
const platform = 'Platform'

/** The technologies of the sample: what the systems of a group of companies are built with. */
export const technologySamples: readonly Sample[] = [
  sample(
    'HANA-2-07',
    ['HANA', '2.0 SPS 07', 'SAP', database],
    { active: '2023-06-01', phaseOut: '2027-01-01', endOfLife: '2028-05-01' },
    'Database of all S/4HANA systems.',
  ),
  sample(
    'HANA-2-08',
    ['HANA', '2.0 SPS 08', 'SAP', database],
    { plan: '2026-03-01', phaseIn: '2026-11-01', active: '2027-04-01' },
    'Takes over from SPS 07 with the release 2027.1.',
  ),
  sample(
    'ORA-19C',
    ['Oracle Database', '19c', 'Oracle', database],
    { active: '2019-08-01', phaseOut: '2026-01-01', endOfLife: '2027-04-30' },
    'Below the ECC system of the companies in Brazil.',
  ),
  sample(
    'MSSQL-22',
    ['SQL Server', '2022', 'Microsoft', database],
    { active: '2023-02-01', endOfLife: '2033-01-11' },
    'Of the applications on the shop floor.',
  ),
  sample(
    'PG-16',
    ['PostgreSQL', '16', 'PostgreSQL Group', database],
    { active: '2023-11-01', phaseOut: '2027-10-01', endOfLife: '2028-11-09' },
    'Of the portals and of what was built in house.',
  ),
  sample(
    'PG-13',
    ['PostgreSQL', '13', 'PostgreSQL Group', database],
    { active: '2020-12-01', phaseOut: '2024-06-01', endOfLife: '2025-11-13' },
    'To be replaced by 16.',
  ),
  sample(
    'MDB-7',
    ['MongoDB', '7.0', 'MongoDB', database],
    { active: '2024-01-15', endOfLife: '2027-08-31' },
    'Of the product configurator.',
  ),
  sample(
    'SLES-15',
    ['SUSE Linux Enterprise Server', '15 SP6', 'SUSE', system],
    { active: '2024-07-01', phaseOut: '2026-06-01', endOfLife: '2026-12-31' },
    'Below HANA and its application servers.',
  ),
  sample(
    'SLES-16',
    ['SUSE Linux Enterprise Server', '16.0', 'SUSE', system],
    { plan: '2025-11-01', phaseIn: '2026-09-01', active: '2027-01-01' },
    'Takes over from 15 before its end.',
  ),
  sample(
    'RHEL-9',
    ['Red Hat Enterprise Linux', '9.4', 'Red Hat', system],
    { active: '2022-09-01', endOfLife: '2032-05-31' },
    'Of all that is no SAP system.',
  ),
  sample(
    'WIN-19',
    ['Windows Server', '2019', 'Microsoft', system],
    { active: '2019-03-01', phaseOut: '2025-01-01', endOfLife: '2029-01-09' },
    'Print servers and old services only.',
  ),
  sample(
    'WIN-25',
    ['Windows Server', '2025', 'Microsoft', system],
    { phaseIn: '2025-09-01', active: '2026-07-01', endOfLife: '2034-10-10' },
    'Of new servers in the plants.',
  ),
  sample(
    'JAVA-17',
    ['Java', '17', 'Eclipse Adoptium', runtime],
    { active: '2022-03-01', phaseOut: '2026-09-01', endOfLife: '2027-10-31' },
    'Of the integration adapters.',
  ),
  sample(
    'JAVA-21',
    ['Java', '21', 'Eclipse Adoptium', runtime],
    { phaseIn: '2025-04-01', active: '2026-01-01', endOfLife: '2029-12-31' },
    'Of all that is built anew.',
  ),
  sample(
    'NODE-22',
    ['Node.js', '22', 'OpenJS Foundation', runtime],
    { active: '2025-01-01', phaseOut: '2026-10-01', endOfLife: '2027-04-30' },
    'Of the portals.',
  ),
  sample(
    'NODE-24',
    ['Node.js', '24', 'OpenJS Foundation', runtime],
    { plan: '2026-01-01', phaseIn: '2026-10-01', endOfLife: '2028-04-30' },
    'Takes over from 22.',
  ),
  sample(
    'NET-8',
    ['.NET', '8', 'Microsoft', runtime],
    { active: '2024-02-01', phaseOut: '2026-05-01', endOfLife: '2026-11-10' },
    'Of the services on the shop floor.',
  ),
  sample(
    'NET-10',
    ['.NET', '10', 'Microsoft', runtime],
    { phaseIn: '2026-05-01', active: '2026-12-01', endOfLife: '2028-11-14' },
    'Takes over from 8.',
  ),
  sample(
    'IS-2026',
    ['Integration Suite', '2026', 'SAP', integration],
    { active: '2022-05-01' },
    'Between the systems in the cloud and those in the data centre.',
  ),
  sample(
    'PO-7.5',
    ['Process Orchestration', '7.5', 'SAP', integration],
    { active: '2014-10-01', phaseOut: '2024-01-01', endOfLife: '2027-12-31' },
    'Interfaces move to the Integration Suite one by one.',
  ),
  sample(
    'KAFKA-3',
    ['Kafka', '3.9', 'Apache', integration],
    { active: '2023-09-01' },
    'Events of orders, stocks and machines.',
  ),
  sample(
    'APIM-2',
    ['API Management', '2', 'SAP', integration],
    { phaseIn: '2025-10-01', active: '2026-04-01' },
    'In front of all interfaces that partners use.',
  ),
  sample(
    'GUI-800',
    ['GUI for Windows', '8.00', 'SAP', client],
    { active: '2023-02-01', phaseOut: '2026-04-01', endOfLife: '2027-01-31' },
    'For transactions without an app.',
  ),
  sample('EDGE', ['Edge', 'Evergreen', 'Microsoft', client], { active: '2021-01-01' }, 'The browser on all desks.'),
  sample(
    'K8S-131',
    ['Kubernetes', '1.31', 'CNCF', platform],
    { active: '2025-02-01', phaseOut: '2025-12-01', endOfLife: '2026-02-28' },
    'Clusters are to be raised to 1.34.',
  ),
  sample(
    'K8S-134',
    ['Kubernetes', '1.34', 'CNCF', platform],
    { phaseIn: '2026-08-01', active: '2026-11-01', endOfLife: '2027-02-28' },
    'Of the clusters in both data centres.',
  ),
  sample(
    'BTP-CF',
    ['Business Technology Platform', 'Cloud Foundry', 'SAP', platform],
    { active: '2021-09-01' },
    'Extensions beside the core.',
  ),
  sample(
    'VMW-8',
    ['vSphere', '8.0', 'Broadcom', platform],
    { active: '2023-05-01', endOfLife: '2027-10-11' },
    'Virtual machines of both data centres.',
  ),
]
