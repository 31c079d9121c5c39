import type { DataFieldRow } from '@embpm/contract/data-field'
import type { ServiceRow } from '@embpm/contract/service'
import { DictionaryFieldsPicker } from '@embpm/pickers/dictionary-fields-picker'
import { useMemo } from 'react'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

const toRow = (service: ServiceRow): DataFieldRow => ({
  id: service.id,
  tableId: 'T1',
  fieldName: service.id,
  position: 1,
  isKey: false,
  mandatory: false,
  type: 'CHAR',
  length: 10,
  decimals: 0,
  description: service.name,
  checkTable: service.description,
  refTable: service.serviceName,
  refField: service.host,
})

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows.map(toRow)), [rows])
  return <DictionaryFieldsPicker label={pageText.open} source={source} pageSize={Math.max(1, rows.length)} />
}

/** Shows it and offers it to the harness. */
export const mountDictionaryFields = (): void => mountPicker(tableSpec('description'), Picker)
