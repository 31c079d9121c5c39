import { ArrowUpDown } from 'lucide-react'
import { memo } from 'react'
import type { RowSort } from '../row-source/index.js'
import { useWords } from '../ui-strings/index.js'
import { OverlayButton } from './OverlayButton.js'
import { tableParts } from './tableParts.js'
import type { TableColumns } from './useColumns.js'
import { words } from './words.js'

interface SortButtonProps {
  columns: TableColumns
  sort: RowSort | null
}

/** Sorting where there are no column heads: shown with cards only. Memoised: typing in the search does not concern it. */
export const SortButton = memo(function SortButton({ columns, sort }: SortButtonProps) {
  const t = useWords(words)
  return (
    <span className="emb-table-sort">
      <OverlayButton
        popup="menu"
        part={tableParts.sortMenu}
        panel={(SortMenu, overlay) => <SortMenu {...overlay} columns={columns} sort={sort} />}
        variant="secondary"
        label={t('sort')}
        icon={<ArrowUpDown size={16} strokeWidth={1.5} aria-hidden="true" />}
      />
    </span>
  )
})
