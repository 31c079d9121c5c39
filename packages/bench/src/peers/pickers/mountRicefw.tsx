import type { RicefwRow } from '@embpm/contract/ricefw'
import type { ServiceRow } from '@embpm/contract/service'
import { RicefwPicker } from '@embpm/pickers/ricefw-picker'
import { useMemo } from 'react'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

const toRow = (service: ServiceRow): RicefwRow => ({
  id: service.id,
  ricefwId: service.id,
  wbs: service.wbs,
  name: service.name,
  type: 'Report',
  ricefwInfo: { ricefw: service.id },
  module: service.technology,
  complexity: 'low',
  priority: 'high',
  status: 'build',
  processPath: [service.businessDomain, service.organisation, service.description],
})

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows.map(toRow)), [rows])
  return <RicefwPicker label={pageText.open} source={source} pageSize={Math.max(1, rows.length)} />
}

/** Shows it and offers it to the harness. */
export const mountRicefw = (): void => mountPicker(tableSpec('name'), Picker)
