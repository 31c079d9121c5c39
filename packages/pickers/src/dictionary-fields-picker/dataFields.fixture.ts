import type { DataFieldRow } from '@embpm/contract'
import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { pick } from '../testing/pick.fixture.js'

const fields = [
  ['MANDT', 'CLNT', 3, 'Client', 'T000'],
  ['VBELN', 'CHAR', 10, 'Sales document', ''],
  ['POSNR', 'NUMC', 6, 'Sales document item', ''],
  ['ERDAT', 'DATS', 8, 'Created on', ''],
  ['ERNAM', 'CHAR', 12, 'Created by', ''],
  ['MATNR', 'CHAR', 40, 'Material number', 'MARA'],
  ['ARKTX', 'CHAR', 40, 'Short text of the item', ''],
  ['WERKS', 'CHAR', 4, 'Plant', 'T001W'],
  ['LGORT', 'CHAR', 4, 'Storage location', 'T001L'],
  ['KWMENG', 'QUAN', 15, 'Order quantity', ''],
  ['VRKME', 'UNIT', 3, 'Sales unit', 'T006'],
  ['NETWR', 'CURR', 15, 'Net value of the item', ''],
  ['WAERK', 'CUKY', 5, 'Document currency', 'TCURC'],
] as const

/** `count` fields of the table DT-00002, the same ones every time: DF-00001 MANDT, DF-00002 VBELN, … */
function sampleDataFields(count: number): DataFieldRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, type, length, description, checkTable] = pick(fields, index)
    const round = Math.floor(index / fields.length)
    const amount = type === 'CURR' || type === 'QUAN'
    return {
      id: `DF-${String(index + 1).padStart(5, '0')}`,
      tableId: 'DT-00002',
      fieldName: round === 0 ? name : `ZZ${name}_${String(round).padStart(2, '0')}`,
      position: index + 1,
      isKey: index < 3,
      mandatory: index < 3,
      type,
      length,
      decimals: type === 'CURR' ? 2 : type === 'QUAN' ? 3 : 0,
      description: round === 0 ? description : `${description}, extension ${round}`,
      checkTable,
      refTable: amount ? 'VBAP' : '',
      refField: amount ? (type === 'CURR' ? 'WAERK' : 'VRKME') : '',
    }
  })
}

/** Fields in memory. */
const dataFieldSource = (rows: readonly DataFieldRow[]): RowSource<DataFieldRow> => arraySource(rows)

/** 1,120 fields of one table. */
export const dataFields: RowSource<DataFieldRow> = dataFieldSource(sampleDataFields(1120))
