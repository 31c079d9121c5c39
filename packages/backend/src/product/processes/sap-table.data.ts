/** A table that transactions use. */
export type UsedTable = readonly [tableName: string, description: string, category?: string]

/** The tables that the transactions of a component use, by the beginning of the component. */
export const usedTables: readonly (readonly [component: string, tables: readonly UsedTable[]])[] = [
  [
    'SD-BIL',
    [
      ['VBRK', 'Billing document: header'],
      ['VBRP', 'Billing document: items'],
      ['KONV', 'Conditions', 'CLUSTER'],
    ],
  ],
  [
    'SD',
    [
      ['VBAK', 'Sales document: header'],
      ['VBAP', 'Sales document: items'],
      ['VBEP', 'Sales document: schedule lines'],
      ['VBPA', 'Sales document: partners'],
      ['KNA1', 'Customer: general data'],
      ['V_TVAK', 'Sales document types', 'VIEW'],
    ],
  ],
  [
    'LE',
    [
      ['LIKP', 'Delivery: header'],
      ['LIPS', 'Delivery: items'],
      ['VBFA', 'Sales document flow'],
    ],
  ],
  [
    'MM-PUR',
    [
      ['EKKO', 'Purchasing document: header'],
      ['EKPO', 'Purchasing document: items'],
      ['EKET', 'Schedule lines'],
      ['LFA1', 'Supplier: general data'],
    ],
  ],
  [
    'MM-IV',
    [
      ['RBKP', 'Incoming invoice: header'],
      ['RSEG', 'Incoming invoice: items'],
    ],
  ],
  [
    'MM',
    [
      ['MKPF', 'Material document: header'],
      ['MSEG', 'Material document: items'],
      ['MARD', 'Material: storage location data'],
    ],
  ],
  [
    'LO',
    [
      ['MARA', 'Material: general data'],
      ['MAKT', 'Material: descriptions'],
      ['MARC', 'Material: plant data'],
    ],
  ],
  [
    'FI',
    [
      ['BKPF', 'Accounting document: header'],
      ['BSEG', 'Accounting document: items'],
      ['ACDOCA', 'Universal journal'],
      ['T001', 'Company codes'],
    ],
  ],
  [
    'CO',
    [
      ['CSKS', 'Cost centre'],
      ['COBK', 'Controlling document: header'],
      ['COEP', 'Controlling document: items'],
    ],
  ],
  [
    '',
    [
      ['AUFK', 'Order master'],
      ['JEST', 'Object status'],
      ['T001W', 'Plants'],
    ],
  ],
]
