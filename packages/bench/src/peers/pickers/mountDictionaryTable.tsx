import type { DictionaryTableRow } from '@embpm/contract/dictionary-table'
import type { ServiceRow } from '@embpm/contract/service'
import { columnValues } from '@embpm/ui/data-table'
import { dictionaryTableColumns, DictionaryTablePicker } from '@embpm/pickers/dictionary-table-picker'
import { useMemo } from 'react'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

const toRow = (service: ServiceRow): DictionaryTableRow => ({
  id: service.id,
  system: service.technology.slice(0, 3),
  systemInfo: { systemName: service.host, description: service.link },
  category: 'TRANSP',
  tableName: service.id,
  businessObject: service.businessDomain,
  version: 1,
  wbs: service.wbs,
  descriptionInfo: {
    shortDescription: service.name,
    heading: service.organisation,
    headingLength: 55,
    shortLabel: '',
    shortLabelLength: 10,
    mediumLabel: '',
    mediumLabelLength: 20,
    longLabel: service.serviceName,
    longLabelLength: 40,
    description: service.description,
  },
})

const value = columnValues(dictionaryTableColumns((key) => key))
const searchIn = ({ systemInfo, descriptionInfo, ...table }: DictionaryTableRow) => [
  ...Object.values(table),
  ...Object.values(systemInfo),
  ...Object.values(descriptionInfo),
]

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows.map(toRow), { searchIn, value }), [rows])
  return <DictionaryTablePicker label={pageText.open} source={source} pageSize={Math.max(1, rows.length)} />
}

/** Shows it and offers it to the harness. */
export const mountDictionaryTable = (): void => mountPicker(tableSpec('descriptionInfo.shortDescription'), Picker)
