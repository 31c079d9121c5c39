import { ListFilter } from 'lucide-react'
import { memo } from 'react'
import { useWords } from '../ui-strings/index.js'
import type { FilterProps } from './FilterPanel.js'
import { OverlayButton } from './OverlayButton.js'
import { tableParts } from './tableParts.js'
import type { TableColumns } from './useColumns.js'
import { words } from './words.js'

interface FilterMenuProps extends FilterProps {
  columns: TableColumns
}

/** Adds a filter: first the column, then its values. Not shown when no column can be filtered. */
export const FilterMenu = memo(function FilterMenu({ columns: all, ...filter }: FilterMenuProps) {
  const t = useWords(words)
  const columns = all.all.filter((column) => column.getCanFilter())
  if (columns.length === 0) return null
  return (
    <OverlayButton
      popup="dialog"
      part={tableParts.filterPanel}
      panel={(FilterPanel, overlay) => <FilterPanel {...overlay} {...filter} columns={columns} label={t('filter')} />}
      className="emb-table-tool"
      icon={<ListFilter size={16} strokeWidth={1.5} aria-hidden="true" />}
    >
      {t('filter')}
    </OverlayButton>
  )
})
