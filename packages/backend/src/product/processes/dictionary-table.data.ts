/** Well-known tables: `name | text | business object | category`. */
const rows = `
VBAK|Sales document: header|Sales order|TRANSP
VBAP|Sales document: item|Sales order|TRANSP
VBEP|Sales document: schedule line|Sales order|TRANSP
VBPA|Sales document: partner|Sales order|TRANSP
VBFA|Sales document flow|Sales order|TRANSP
LIKP|Delivery: header|Outbound delivery|TRANSP
LIPS|Delivery: item|Outbound delivery|TRANSP
VBRK|Billing document: header|Billing document|TRANSP
VBRP|Billing document: item|Billing document|TRANSP
EKKO|Purchasing document: header|Purchase order|TRANSP
EKPO|Purchasing document: item|Purchase order|TRANSP
EKET|Purchasing document: schedule line|Purchase order|TRANSP
EBAN|Purchase requisition|Purchase requisition|TRANSP
RBKP|Supplier invoice: header|Supplier invoice|TRANSP
RSEG|Supplier invoice: item|Supplier invoice|TRANSP
MARA|General material data|Material|TRANSP
MAKT|Material descriptions|Material|TRANSP
MARC|Plant data of material|Material|TRANSP
MARD|Storage location data of material|Material|TRANSP
MBEW|Material valuation|Material|TRANSP
MKPF|Material document: header|Goods movement|TRANSP
MSEG|Material document: item|Goods movement|TRANSP
BKPF|Accounting document: header|Journal entry|TRANSP
BSEG|Accounting document: item|Journal entry|CLUSTER
ACDOCA|Universal journal|Journal entry|TRANSP
SKA1|G/L account: chart of accounts|G/L account|TRANSP
KNA1|General customer data|Business partner|TRANSP
LFA1|General supplier data|Business partner|TRANSP
BUT000|Business partner: general data|Business partner|TRANSP
CSKS|Cost centre master|Cost centre|TRANSP
AUFK|Order master data|Internal order|TRANSP
AFKO|Production order: header|Production order|TRANSP
AFPO|Production order: item|Production order|TRANSP
PRPS|WBS element|Project|TRANSP
EQUI|Equipment master|Equipment|TRANSP
QALS|Inspection lot|Inspection lot|TRANSP
ANLA|Asset master|Fixed asset|TRANSP
V_TVAK|Sales document types|Sales order|VIEW
V_T001W|Plants|Plant|VIEW
BAPISDHD1|Header of a sales document in calls|Sales order|STRUCT
`

/** A well-known table. */
export interface SampleTable {
  tableName: string
  text: string
  businessObject: string
  category: string
}

/** The well-known tables. */
export const wellKnownTables: readonly SampleTable[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [tableName = '', text = '', businessObject = '', category = ''] = row.split('|')
    return { tableName, text, businessObject, category }
  })

/** What own tables add to well-known ones: the end of their name, and what it means. */
export const tablePurposes = [
  ['TXT', 'texts'],
  ['LOG', 'change log'],
  ['HIS', 'history'],
  ['STA', 'status'],
  ['ADR', 'addresses'],
  ['ATT', 'attachments'],
  ['APR', 'approvals'],
  ['CUS', 'settings'],
  ['DEF', 'defaults'],
  ['MAP', 'mapping'],
  ['EXT', 'own fields'],
  ['INT', 'interface'],
  ['ERR', 'errors'],
  ['ARC', 'archive index'],
  ['REL', 'relations'],
  ['TAX', 'tax data'],
  ['CUR', 'currencies'],
  ['QTY', 'quantities'],
  ['DAT', 'dates'],
  ['USR', 'users'],
  ['NOT', 'notes'],
  ['SUM', 'totals'],
  ['TMP', 'buffer'],
  ['CHK', 'checks'],
  ['SEQ', 'sequences'],
] as const

/** For whom: the end of their name, and what it means. */
export const tableCountries = [
  ['DE', 'Germany'],
  ['PL', 'Poland'],
  ['FR', 'France'],
  ['PT', 'Portugal'],
  ['ES', 'Spain'],
  ['BR', 'Brazil'],
  ['KZ', 'Kazakhstan'],
  ['GB', 'Britain'],
  ['CZ', 'Czechia'],
  ['IT', 'Italy'],
] as const
