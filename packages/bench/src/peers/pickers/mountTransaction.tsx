import type { ServiceRow } from '@embpm/contract/service'
import type { TransactionRow } from '@embpm/contract/transaction'
import { TransactionPicker } from '@embpm/pickers/transaction-picker'
import { useMemo } from 'react'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

const toRow = (service: ServiceRow): TransactionRow => ({
  id: service.id,
  tcode: service.id,
  name: service.name,
  type: 'dialog',
  program: service.serviceName,
  package: service.technology,
  component: service.wbs,
  componentPath: [service.businessDomain, service.organisation, service.description],
})

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows.map(toRow)), [rows])
  return <TransactionPicker label={pageText.open} source={source} pageSize={Math.max(1, rows.length)} />
}

/** Shows it and offers it to the harness. */
export const mountTransaction = (): void => mountPicker(tableSpec('name'), Picker)
