// ServicePicker with rows in memory: one page of all rows, so that there is something to scroll.
import '@embpm/ui/styles.css'
import '@embpm/pickers/styles.css'
import type { ServiceRow } from '@embpm/contract'
import { ServicePicker } from '@embpm/pickers/service-picker'
import { useMemo } from 'react'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPicker.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/tableSpec.ts'

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows), [rows])
  return <ServicePicker label={pageText.open} source={source} pageSize={Math.max(1, rows.length)} />
}

mountPicker(tableSpec('name'), Picker)
