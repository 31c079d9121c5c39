// ServicePicker with a source that answers pages: `?rows=server-page` has one, `?rows=server-million` tells of a million rows.
import '@embpm/ui/reset.css'
import '@embpm/ui/styles.css'
import '@embpm/pickers/styles.css'
import type { ServiceRow } from '@embpm/contract/service'
import { ServicePicker } from '@embpm/pickers/service-picker'
import type { RowSource } from '@embpm/ui/row-source'
import { useMemo } from 'react'
import { createRows } from '../../data.ts'
import { mountPage } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

const pageSize = 50
/** Milliseconds that the server takes, the same for both. */
const answerTime = 10
const total = new URLSearchParams(location.search).get('rows') === 'server-million' ? 1_000_000 : pageSize

function pagedSource(rows: readonly ServiceRow[]): RowSource<ServiceRow> {
  return {
    search: async ({ offset, limit }) => {
      await new Promise((resolve) => setTimeout(resolve, answerTime))
      return { rows: rows.slice(0, Math.min(limit, total - offset)), total, unfilteredTotal: total }
    },
    resolve: () => [],
  }
}

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => pagedSource(rows), [rows])
  return <ServicePicker label={pageText.open} source={source} pageSize={pageSize} />
}

mountPage(tableSpec('name'), {
  create: () => createRows(pageSize),
  picker: (rows) => <Picker rows={rows} />,
})
