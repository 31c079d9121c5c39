import { Columns3 } from 'lucide-react'
import { memo } from 'react'
import { useWords } from '../ui-strings/index.js'
import { OverlayButton } from './OverlayButton.js'
import { tableParts } from './tableParts.js'
import type { TableColumns } from './useColumns.js'
import { words } from './words.js'

interface ColumnChooserProps {
  columns: TableColumns
  /** Whether there is something to reset. */
  arranged: boolean
  /** Brings the columns back to how they were defined. */
  onReset: () => void
}

/** Shows and hides columns; one stays. Memoised: typing in the search does not concern it. */
export const ColumnChooser = memo(function ColumnChooser({ columns, arranged, onReset }: ColumnChooserProps) {
  const t = useWords(words)
  const { length } = columns.visible
  return (
    <OverlayButton
      popup="dialog"
      part={tableParts.columnPanel}
      panel={(ColumnPanel, overlay) => (
        <ColumnPanel {...overlay} columns={columns} arranged={arranged} onReset={onReset} />
      )}
      className="emb-table-columns"
      icon={<Columns3 size={16} strokeWidth={1.5} aria-hidden="true" />}
    >
      <bdi>{length === columns.all.length ? t('columns') : t('columnsOf', { count: length })}</bdi>
    </OverlayButton>
  )
})
