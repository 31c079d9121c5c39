import type { GlAccountRow } from '@embpm/contract/gl-account'
import type { ServiceRow } from '@embpm/contract/service'
import { GlAccountPicker } from '@embpm/pickers/gl-account-picker'
import { useMemo } from 'react'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

const toRow = (service: ServiceRow): GlAccountRow => ({
  glAccount: service.id,
  glSText: `${service.name} ${service.description}`,
})

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows.map(toRow), { key: ({ glAccount }) => glAccount }), [rows])
  return <GlAccountPicker label={pageText.open} source={source} pageSize={Math.max(1, rows.length)} />
}

/** Shows it and offers it to the harness. */
export const mountGlAccount = (): void => mountPicker(tableSpec('glSText'), Picker)
