/** A table with those that depend on it. */
export type TableFamily = readonly [tableName: string, description: string, ...below: TableFamily[]]

/** Well-known tables. */
export const tableFamilies: readonly TableFamily[] = [
  [
    'VBAK',
    'Sales document: header',
    ['VBAP', 'Sales document: items', ['VBEP', 'Sales document: schedule lines']],
    ['VBPA', 'Sales document: partners'],
    ['VBKD', 'Sales document: business data'],
    ['VBFA', 'Sales document flow'],
  ],
  ['LIKP', 'Delivery: header', ['LIPS', 'Delivery: items']],
  ['VBRK', 'Billing document: header', ['VBRP', 'Billing document: items']],
  [
    'EKKO',
    'Purchasing document: header',
    ['EKPO', 'Purchasing document: items', ['EKET', 'Schedule lines'], ['EKBE', 'History of purchasing documents']],
  ],
  ['EBAN', 'Purchase requisition'],
  ['EINA', 'Purchasing info record', ['EINE', 'Purchasing info record: organisation data']],
  [
    'MARA',
    'Material: general data',
    ['MAKT', 'Material: descriptions'],
    ['MARC', 'Material: plant data', ['MARD', 'Material: storage location data']],
    ['MBEW', 'Material: valuation'],
    ['MVKE', 'Material: sales data'],
  ],
  ['MKPF', 'Material document: header', ['MSEG', 'Material document: items']],
  ['RBKP', 'Incoming invoice: header', ['RSEG', 'Incoming invoice: items']],
  ['BKPF', 'Accounting document: header', ['BSEG', 'Accounting document: items']],
  ['ACDOCA', 'Universal journal'],
  ['SKA1', 'G/L account: chart of accounts', ['SKAT', 'G/L account: texts'], ['SKB1', 'G/L account: company code']],
  ['KNA1', 'Customer: general data', ['KNB1', 'Customer: company code'], ['KNVV', 'Customer: sales data']],
  ['LFA1', 'Supplier: general data', ['LFB1', 'Supplier: company code'], ['LFM1', 'Supplier: purchasing data']],
  ['ANLA', 'Asset master', ['ANLZ', 'Asset: time-dependent data'], ['ANLC', 'Asset: values']],
  ['CSKS', 'Cost centre', ['CSKT', 'Cost centre: texts']],
  ['AUFK', 'Order master', ['AFKO', 'Production order: header', ['AFPO', 'Production order: items']]],
  ['PROJ', 'Project definition', ['PRPS', 'WBS element']],
  ['EQUI', 'Equipment master', ['EQUZ', 'Equipment: time segments']],
  ['QALS', 'Inspection lot', ['QAVE', 'Inspection: usage decision']],
]

/** What own tables are about: a part of the name, and what it means. */
export const ownObjects = [
  ['ORDER', 'Sales orders'],
  ['QUOTE', 'Quotations'],
  ['DELIV', 'Deliveries'],
  ['BILL', 'Billing documents'],
  ['PRICE', 'Price lists'],
  ['CLAIM', 'Complaints'],
  ['CUST', 'Customers'],
  ['PURCH', 'Purchase orders'],
  ['PREQ', 'Purchase requisitions'],
  ['SUPPL', 'Suppliers'],
  ['CONTR', 'Contracts'],
  ['GRECPT', 'Goods receipts'],
  ['INVOI', 'Supplier invoices'],
  ['MATER', 'Materials'],
  ['BATCH', 'Batches'],
  ['STOCK', 'Stock'],
  ['PRODO', 'Production orders'],
  ['BOM', 'Bills of material'],
  ['ROUTE', 'Routings'],
  ['INSPL', 'Inspection lots'],
  ['EQUIP', 'Equipment'],
  ['MAINT', 'Maintenance orders'],
  ['PROJ', 'Projects'],
  ['ASSET', 'Fixed assets'],
  ['LEDGER', 'Journal entries'],
  ['PAYM', 'Payments'],
  ['COSTC', 'Cost centres'],
  ['BUDGET', 'Budgets'],
  ['EMPL', 'Employees'],
  ['TIME', 'Time records'],
  ['TRAVEL', 'Travel expenses'],
  ['SHIPM', 'Shipments'],
  ['SERVO', 'Service orders'],
] as const

/** What they add: a part of the name, and what it means. */
export const ownPurposes = [
  ['APPR', 'approvals'],
  ['MIGR', 'migration'],
  ['INTF', 'interface data'],
  ['WORK', 'worklists'],
  ['PLAN', 'planning'],
  ['KPI', 'key figures'],
] as const

/** The parts of each: the end of the name, and what it means. */
export const ownParts = [
  ['ITEM', 'items'],
  ['TEXT', 'texts'],
  ['PART', 'partners'],
  ['STAT', 'status'],
  ['LOG', 'change log'],
  ['CONF', 'settings'],
  ['HIST', 'history'],
  ['ATTR', 'attributes'],
  ['LINK', 'links'],
] as const
