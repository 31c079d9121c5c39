import type { DataElementRow } from '@embpm/contract'
import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { pick } from '../testing/pick.fixture.js'

const elements = [
  ['MATNR', 'CHAR', 40, 'Material number', 'Material'],
  ['BUKRS', 'CHAR', 4, 'Company code', 'CoCd'],
  ['WERKS_D', 'CHAR', 4, 'Plant', 'Plant'],
  ['VBELN_VA', 'CHAR', 10, 'Sales document', 'Sales doc.'],
  ['POSNR_VA', 'NUMC', 6, 'Sales document item', 'Item'],
  ['KUNNR', 'CHAR', 10, 'Customer number', 'Customer'],
  ['LIFNR', 'CHAR', 10, 'Account number of supplier', 'Supplier'],
  ['EBELN', 'CHAR', 10, 'Purchasing document number', 'Purch.doc.'],
  ['NETWR', 'CURR', 15, 'Net value in document currency', 'Net value'],
  ['WAERS', 'CUKY', 5, 'Currency key', 'Crcy'],
  ['MENGE_D', 'QUAN', 13, 'Quantity', 'Quantity'],
  ['MEINS', 'UNIT', 3, 'Base unit of measure', 'Unit'],
  ['BUDAT', 'DATS', 8, 'Posting date in the document', 'Pstng date'],
  ['KOSTL', 'CHAR', 10, 'Cost centre', 'Cost ctr'],
  ['SAKNR', 'CHAR', 10, 'Number of the G/L account', 'G/L acct'],
] as const

/** `count` data elements, the same ones every time: DE-00001 MATNR, DE-00002 BUKRS, …, later ones with a number. */
export function sampleDataElements(count: number): DataElementRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, type, length, text, short] = pick(elements, index)
    const round = Math.floor(index / elements.length)
    const description = round === 0 ? text : `${text} ${round + 1}`
    return {
      id: `DE-${String(index + 1).padStart(5, '0')}`,
      rollName: round === 0 ? name : `Z${name}_${String(round).padStart(2, '0')}`,
      domain: name,
      type,
      length,
      decimals: type === 'CURR' ? 2 : type === 'QUAN' ? 3 : 0,
      description,
      heading: description,
      shortLabel: short,
      mediumLabel: description.slice(0, 20),
      longLabel: description.slice(0, 40),
      searchHelp: type === 'CHAR' ? `SH_${name}` : '',
    }
  })
}

/** Data elements in memory. */
const dataElementSource = (rows: readonly DataElementRow[]): RowSource<DataElementRow> => arraySource(rows)

/** 1,120 data elements. */
export const dataElements: RowSource<DataElementRow> = dataElementSource(sampleDataElements(1120))
