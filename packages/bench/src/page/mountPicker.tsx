import type { ComponentType } from 'react'
import type { ServiceRow } from '@embpm/contract/service'
import { createRows } from '../data.ts'
import { mountPage } from './mountPage.tsx'
import type { PeerSpec } from './PeerSpec.ts'

/** Offers a picker with a table to the harness. */
export function mountPicker(spec: PeerSpec, Picker: ComponentType<{ rows: ServiceRow[] }>): void {
  mountPage(spec, { create: createRows, picker: (rows) => <Picker rows={rows} /> })
}
