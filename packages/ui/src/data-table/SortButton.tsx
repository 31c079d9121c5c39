import { ArrowUpDown } from 'lucide-react'
import { memo } from 'react'
import type { RowSort } from '../row-source/index.js'
import { useWords } from '../ui-strings/index.js'
import { OverlayButton } from './OverlayButton.js'
import { tableParts } from './tableParts.js'
import type { TableView } from './TableView.js'
import type { TableColumns } from './useColumns.js'
import { words } from './words.js'

interface SortButtonProps {
  columns: TableColumns<unknown>
  sort: RowSort | null
  setView: (patch: Partial<TableView>) => void
}

/** Sorting where there are no column heads: shown with cards only. Memoised: typing in the search does not concern it. */
export const SortButton = memo(function SortButton({ columns, sort, setView }: SortButtonProps) {
  const t = useWords(words)
  return (
    <span className="emb-table-sort">
      <OverlayButton
        popup="menu"
        part={tableParts.sortMenu}
        panel={(SortMenu, overlay) => <SortMenu {...overlay} columns={columns} sort={sort} setView={setView} />}
        variant="secondary"
        label={t('sort')}
        icon={<ArrowUpDown size={16} strokeWidth={1.5} aria-hidden="true" />}
      />
    </span>
  )
})
