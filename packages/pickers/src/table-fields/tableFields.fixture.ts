import type { LoadTableFields, TableField } from './TableField.js'

type Fact = readonly [fieldName: string, type: string, length: number, description: string, decimals?: number]

const client: Fact = ['MANDT', 'CLNT', 3, 'Client']

/** Key fields first; `keys` of them. */
const known: Readonly<Record<string, { keys: number; facts: readonly Fact[] }>> = {
  VBAK: {
    keys: 2,
    facts: [
      client,
      ['VBELN', 'CHAR', 10, 'Sales document'],
      ['ERDAT', 'DATS', 8, 'Created on'],
      ['ERZET', 'TIMS', 6, 'Time of entry'],
      ['ERNAM', 'CHAR', 12, 'Created by'],
      ['AUDAT', 'DATS', 8, 'Document date'],
      ['VBTYP', 'CHAR', 4, 'Sales document category'],
      ['AUART', 'CHAR', 4, 'Sales document type'],
      ['NETWR', 'CURR', 15, 'Net value in document currency', 2],
      ['WAERK', 'CUKY', 5, 'Document currency'],
      ['VKORG', 'CHAR', 4, 'Sales organisation'],
      ['VTWEG', 'CHAR', 2, 'Distribution channel'],
      ['SPART', 'CHAR', 2, 'Division'],
      ['VDATU', 'DATS', 8, 'Requested delivery date'],
      ['KUNNR', 'CHAR', 10, 'Sold-to party'],
    ],
  },
  VBAP: {
    keys: 3,
    facts: [
      client,
      ['VBELN', 'CHAR', 10, 'Sales document'],
      ['POSNR', 'NUMC', 6, 'Sales document item'],
      ['MATNR', 'CHAR', 40, 'Material number'],
      ['ARKTX', 'CHAR', 40, 'Short text of the item'],
      ['PSTYV', 'CHAR', 4, 'Item category'],
      ['KWMENG', 'QUAN', 15, 'Cumulative order quantity', 3],
      ['VRKME', 'UNIT', 3, 'Sales unit'],
      ['NETWR', 'CURR', 15, 'Net value of the item', 2],
      ['WERKS', 'CHAR', 4, 'Plant'],
      ['LGORT', 'CHAR', 4, 'Storage location'],
    ],
  },
  EKKO: {
    keys: 2,
    facts: [
      client,
      ['EBELN', 'CHAR', 10, 'Purchasing document'],
      ['BUKRS', 'CHAR', 4, 'Company code'],
      ['BSTYP', 'CHAR', 1, 'Purchasing document category'],
      ['BSART', 'CHAR', 4, 'Purchasing document type'],
      ['LIFNR', 'CHAR', 10, 'Supplier'],
      ['EKORG', 'CHAR', 4, 'Purchasing organisation'],
      ['EKGRP', 'CHAR', 3, 'Purchasing group'],
      ['WAERS', 'CUKY', 5, 'Currency'],
      ['BEDAT', 'DATS', 8, 'Purchasing document date'],
    ],
  },
  MARA: {
    keys: 2,
    facts: [
      client,
      ['MATNR', 'CHAR', 40, 'Material number'],
      ['ERSDA', 'DATS', 8, 'Created on'],
      ['MTART', 'CHAR', 4, 'Material type'],
      ['MATKL', 'CHAR', 9, 'Material group'],
      ['MEINS', 'UNIT', 3, 'Base unit of measure'],
      ['BRGEW', 'QUAN', 13, 'Gross weight', 3],
      ['NTGEW', 'QUAN', 13, 'Net weight', 3],
      ['GEWEI', 'UNIT', 3, 'Weight unit'],
    ],
  },
}

const common: readonly Fact[] = [
  client,
  ['BELNR', 'CHAR', 10, 'Document number'],
  ['GJAHR', 'NUMC', 4, 'Fiscal year'],
  ['BUKRS', 'CHAR', 4, 'Company code'],
  ['BUDAT', 'DATS', 8, 'Posting date'],
  ['WRBTR', 'CURR', 23, 'Amount in document currency', 2],
  ['WAERS', 'CUKY', 5, 'Currency'],
  ['SGTXT', 'CHAR', 50, 'Item text'],
]

/** The fields of a table, the same ones every time: the real ones of well-known tables, plausible ones of all others. */
export function sampleTableFields(tableName: string): readonly TableField[] {
  const { keys, facts } = known[tableName] ?? { keys: 3, facts: common }
  return facts.map(([fieldName, type, length, description, decimals = 0], index) => ({
    fieldName,
    isKey: index < keys,
    type,
    length,
    decimals,
    description,
  }))
}

/** Answers at once; keys such as DT-VBAK and VA01/VBAK name the table VBAK. */
export const tableFields: LoadTableFields = (key) => sampleTableFields(key.replace(/^(?:DT-|.*[/])/, ''))

/** Knows no fields of any table. */
export const noTableFields: LoadTableFields = () => []

/** Never answers. */
export const silentTableFields: LoadTableFields = () => new Promise(() => {})

/** Fails the first `times` times, then answers. */
export function failingTableFields(times: number): LoadTableFields {
  let left = times
  return (key, request) => (left-- > 0 ? Promise.reject(new Error('503')) : tableFields(key, request))
}

/** Answers a table after the milliseconds that `delay` gives for its key, even when it was aborted. */
export function slowTableFields(delay: (key: string) => number): LoadTableFields {
  return async (key, request) => {
    await new Promise((resolve) => setTimeout(resolve, delay(key)))
    return tableFields(key, request)
  }
}
