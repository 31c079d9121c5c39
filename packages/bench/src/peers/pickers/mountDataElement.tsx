import type { DataElementRow } from '@embpm/contract/data-element'
import type { ServiceRow } from '@embpm/contract/service'
import { DataElementPicker } from '@embpm/pickers/data-element-picker'
import { useMemo } from 'react'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

const toRow = (service: ServiceRow): DataElementRow => ({
  id: service.id,
  system: service.technology,
  rollName: service.id,
  domain: service.serviceName,
  type: 'CHAR',
  length: 10,
  decimals: 0,
  description: service.name,
  heading: service.organisation,
  shortLabel: service.wbs,
  mediumLabel: service.host,
  longLabel: service.link,
  searchHelp: service.description,
})

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows.map(toRow)), [rows])
  return <DataElementPicker label={pageText.open} source={source} pageSize={Math.max(1, rows.length)} />
}

/** Shows it and offers it to the harness. */
export const mountDataElement = (): void => mountPicker(tableSpec('description'), Picker)
