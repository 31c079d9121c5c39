import type { CostObjectRow } from '@embpm/contract/cost-object'
import type { ServiceRow } from '@embpm/contract/service'
import { CostObjectPicker } from '@embpm/pickers/cost-object-picker'
import { useMemo } from 'react'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

const toRow = (service: ServiceRow): CostObjectRow => ({
  id: service.id,
  controllingArea: '1000',
  costObject: service.id,
  type: 'Cost centre',
  name: service.name,
  description: service.description,
  responsible: service.organisation,
  category: service.businessDomain,
  hierarchy: false,
  plant: '',
  functionalArea: service.serviceName,
  currency: 'EUR',
  profitCenter: service.wbs,
  metadata: service.metadata,
  costObjectGroup: service.technology,
  costObjectGroupText: service.host,
})

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows.map(toRow)), [rows])
  return <CostObjectPicker label={pageText.open} source={source} pageSize={Math.max(1, rows.length)} />
}

/** Shows it and offers it to the harness. */
export const mountCostObject = (): void => mountPicker(tableSpec('name'), Picker)
