// ValueHelp with columns and rows of its own, as the package's README shows it, on a page that knows nothing of ours.
import '@embpm/ui/fonts.css'
import '@embpm/ui/reset.css'
import '@embpm/ui/styles.css'
import '@embpm/pickers/styles.css'
import type { ServiceRow } from '@embpm/contract/service'
import { ValueHelp } from '@embpm/pickers/value-help'
import { columnHelper } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import { cellText, columns, columnWidth } from '../../data.ts'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

// By the helper: a definition that the table does not know would draw empty cells, and fast ones.
const column = columnHelper<ServiceRow>()
const drawn = column.columns(
  columns.map(({ id, header }) => column.accessor((row) => cellText(row, id), { id, header, size: columnWidth })),
)
const rowKey = (row: ServiceRow) => row.id
const rowLabel = (row: ServiceRow) => row.name

function Picker({ rows }: { rows: ServiceRow[] }) {
  const source = useMemo(() => countedSource(rows), [rows])
  return (
    <ValueHelp
      source={source}
      rowKey={rowKey}
      rowLabel={rowLabel}
      columns={drawn}
      paging="all"
      label={pageText.open}
      title={pageText.open}
      searchLabel={pageText.search}
    />
  )
}

mountPicker(tableSpec('name'), Picker)
