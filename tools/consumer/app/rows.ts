import type { SapTableNode } from '@embpm/pickers/sap-table-picker'
import type { ServiceRow } from '@embpm/pickers/service-picker'

// Every text has a digit, so that a word of ours among them is seen.
const list = <Row>(make: (n: string, index: number) => Row): Row[] =>
  Array.from({ length: 300 }, (_, index) => make(String(index + 1), index))
const parentOf = (prefix: string, index: number) => (index < 10 ? null : `${prefix}${Math.floor(index / 10)}`)

export const services = list<ServiceRow>((n) => ({
  id: `SRV-${n}`,
  organisation: `Org ${n}`,
  wbs: `1.${n}`,
  businessDomain: `Domain ${n}`,
  technology: `Tech ${n}`,
  name: `Service ${n}`,
  serviceName: `API_${n}_SRV`,
  type: 'OData',
  parameter: '',
  host: `erp${n}.own.example`,
  link: '',
  metadata: { v1: '1.0.0' },
  description: `Description ${n}`,
}))

export const dictionaryTables = list((n) => ({
  id: `DT-${n}`,
  system: `S${n}`,
  systemInfo: { systemName: `System ${n}`, description: `About system ${n}` },
  category: 'TRANSP',
  tableName: `TAB${n}`,
  businessObject: `Object ${n}`,
  version: 1,
  wbs: `1.${n}`,
  descriptionInfo: {
    shortDescription: `Table ${n}`,
    heading: `Heading ${n}`,
    headingLength: 55,
    shortLabel: `T${n}`,
    shortLabelLength: 10,
    mediumLabel: `Tab ${n}`,
    mediumLabelLength: 20,
    longLabel: `Table no ${n}`,
    longLabelLength: 40,
    description: `Rows of table ${n}`,
  },
}))

export const glAccounts = list((n) => ({ glAccount: `4${n}`, glSText: `Account ${n}` }))

export const transactions = list((n) => ({
  id: `TR-${n}`,
  tcode: `VA${n}`,
  name: `Transaction ${n}`,
  type: 'dialog',
  program: `PROG${n}`,
  package: `P${n}`,
  component: `SD-${n}`,
  componentPath: [`Sales ${n}`],
}))

export const ricefws = list((n) => ({
  id: `RF-${n}`,
  ricefwId: `RPT-${n}`,
  wbs: `1.${n}`,
  name: `Report ${n}`,
  type: 'Report',
  ricefwInfo: { ricefw: `RPT-${n}` },
  module: `M${n}`,
  complexity: 'low',
  priority: 'high',
  status: 'build',
  processPath: [`Process ${n}`],
}))

export const costObjects = list((n) => ({
  id: `CO-${n}`,
  controllingArea: '1000',
  costObject: `9${n}`,
  type: 'Cost centre',
  name: `Centre ${n}`,
  description: `Costs of ${n}`,
  responsible: `Person ${n}`,
  category: `Category ${n}`,
  hierarchy: false,
  plant: `P${n}`,
  functionalArea: `F${n}`,
  currency: 'EUR',
  profitCenter: `PC${n}`,
  metadata: { s1: 'CO1' },
  costObjectGroup: `G${n}`,
  costObjectGroupText: `Group ${n}`,
}))

export const dataElements = list((n) => ({
  id: `DE-${n}`,
  system: 'S4P',
  rollName: `ROLL${n}`,
  domain: `DOM${n}`,
  type: 'CHAR',
  length: 10,
  decimals: 0,
  description: `Element ${n}`,
  heading: `Heading ${n}`,
  shortLabel: `E${n}`,
  mediumLabel: `El ${n}`,
  longLabel: `Element no ${n}`,
  searchHelp: `SH${n}`,
}))

export const dataFields = list((n) => ({
  id: `DF-${n}`,
  tableId: 'DT-1',
  fieldName: `FIELD${n}`,
  position: Number(n),
  isKey: false,
  mandatory: true,
  type: 'CHAR',
  length: 10,
  decimals: 0,
  description: `Field ${n}`,
  checkTable: `C${n}`,
  refTable: '',
  refField: '',
}))

export const areas = list((n, index) => ({
  id: `BA-${n}`,
  code: `C${n}`,
  name: `Area ${n}`,
  description: `About ${n}`,
  parentId: parentOf('BA-', index),
  order: index,
  status: 'ACTIVE',
}))

export const dataTables = list((n, index) => ({
  id: `DM-${n}`,
  tableName: `TAB${n}`,
  wbs: `1.${n}`,
  version: 1,
  description: `Table ${n}`,
  parentId: parentOf('DM-', index),
  order: index,
}))

export const sapTables = list<SapTableNode & { parentId: string | null }>((n, index) => ({
  id: `ST-${n}`,
  parentId: parentOf('ST-', index),
  type: 'table',
  attr1: `VB${n}`,
  attr2: `Sales table ${n}`,
  attr3: 'TRANSP',
  meta: { tableName: `VB${n}` },
}))
