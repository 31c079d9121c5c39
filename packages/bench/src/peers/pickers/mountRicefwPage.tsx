import type { RicefwRow } from '@embpm/contract/ricefw'
import type { ServiceRow } from '@embpm/contract/service'
import { RicefwPagePicker } from '@embpm/pickers/ricefw-page-picker'
import { useMemo } from 'react'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

const toRow = (service: ServiceRow): RicefwRow => ({
  id: service.id,
  ricefwId: '',
  wbs: service.wbs,
  name: `${service.name} ${service.description} ${service.id}`,
  type: 'Report',
  ricefwInfo: { ricefw: service.id },
  module: service.technology,
  complexity: 'low',
  priority: 'high',
  status: 'build',
  processPath: [service.businessDomain, service.organisation],
})

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows.map(toRow)), [rows])
  return <RicefwPagePicker label={pageText.open} source={source} pageSize={Math.max(1, rows.length)} />
}

/** Shows it and offers it to the harness. */
export const mountRicefwPage = (): void => mountPicker(tableSpec('name'), Picker)
