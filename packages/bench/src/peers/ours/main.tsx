// ServicePicker with rows in memory: one page of all rows, so that there is something to scroll.
import '@embpm/ui/styles.css'
import '@embpm/pickers/styles.css'
import type { ServiceRow } from '@embpm/contract'
import { ServicePicker } from '@embpm/pickers/service-picker'
import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { useMemo } from 'react'
import { mountPicker } from '../../page/mountPicker.tsx'
import { pageText } from '../../page/pageText.ts'

let pending = 0

/** The source of a user, but for counting the answers that are still being computed. */
function countedSource(rows: readonly ServiceRow[]): RowSource<ServiceRow> {
  const source = arraySource(rows)
  return {
    ...source,
    search(query, request) {
      const answer = source.search(query, request)
      if (answer instanceof Promise) {
        pending++
        void answer.finally(() => pending--)
      }
      return answer
    },
  }
}

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows), [rows])
  return <ServicePicker label={pageText.open} source={source} pageSize={Math.max(1, rows.length)} />
}

const grid = '[role="dialog"] [role="grid"]'

mountPicker(
  {
    openButton: () => document.querySelector('[aria-haspopup="dialog"]'),
    row: (index) => document.querySelector(`${grid} [data-row="${index}"]`),
    idOf: (row) => {
      const column = document.querySelector(`${grid} [data-column="id"]`)?.ariaColIndex
      return row.querySelector(`[aria-colindex="${column}"]`)?.textContent ?? null
    },
    viewport: () => document.querySelector(grid),
    searchInput: () => document.querySelector('[role="dialog"] input[type="search"]'),
    nameHeader: () => document.querySelector(`${grid} [data-column="name"] .emb-table-header-text`),
    complete: () => pending === 0,
  },
  Picker,
)
