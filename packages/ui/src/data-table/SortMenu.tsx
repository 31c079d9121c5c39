import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../button/index.js'
import { Menu } from '../menu/index.js'
import type { RowSort } from '../row-source/index.js'
import { useWords } from '../ui-strings/index.js'
import { toggleSort } from './gridActions.js'
import type { TableView } from './TableView.js'
import type { TableColumns } from './useColumns.js'
import { words } from './words.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

interface SortMenuProps {
  columns: TableColumns<unknown>
  sort: RowSort | null
  setView: (patch: Partial<TableView>) => void
}

/** Sorting where there are no column heads: shown with cards only. Memoised: typing in the search does not concern it. */
export const SortMenu = memo(function SortMenu({ columns, sort, setView }: SortMenuProps) {
  const t = useWords(words)
  return (
    <span className="emb-table-sort">
      <Menu
        aria-label={t('sort')}
        placement="bottom end"
        trigger={<IconButton variant="secondary" label={t('sort')} icon={<ArrowUpDown {...glyph} />} />}
        items={columns.visible
          .filter(({ column }) => column.sortable !== false)
          .map(({ column }) => ({
            id: column.id,
            label: column.header,
            icon:
              sort?.column !== column.id ? undefined : sort.direction === 'ascending' ? (
                <ArrowUp {...glyph} />
              ) : (
                <ArrowDown {...glyph} />
              ),
            onAction: () => toggleSort(sort, column.id, setView),
          }))}
      />
    </span>
  )
})
