// ValueHelp with columns and rows of its own, as the package's README shows it, on a page that knows nothing of ours.
import '@embpm/ui/fonts.css'
import '@embpm/ui/styles.css'
import '@embpm/pickers/styles.css'
import type { ServiceRow } from '@embpm/contract/service'
import { ValueHelp } from '@embpm/pickers/value-help'
import { useMemo } from 'react'
import { cellText, columns } from '../../data.ts'
import { countedSource } from '../../page/countedSource.ts'
import { mountPicker } from '../../page/mountPage.tsx'
import { pageText } from '../../page/pageText.ts'
import { tableSpec } from '../../page/pickerSpecs.ts'

const drawn = columns.map(({ id, header }) => ({
  id,
  header,
  width: 150,
  value: (row: ServiceRow) => cellText(row, id),
}))
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
