import { ArrowDown, ArrowUp } from 'lucide-react'
import type { RowSort } from '../row-source/index.js'
import { useWords } from '../ui-strings/index.js'
import type { OverlayProps } from '../lazy-part/usePopup.js'
import { MenuPanel } from '../menu/MenuPanel.js'
import { columnName } from './DataColumnDef.js'
import type { TableColumns } from './useColumns.js'
import { words } from './words.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

interface SortMenuProps extends OverlayProps {
  columns: TableColumns
  sort: RowSort | null
}

/** The columns to sort by, where there are no heads. */
export function SortMenu({ columns, sort, ...overlay }: SortMenuProps) {
  const t = useWords(words)
  return (
    <MenuPanel
      {...overlay}
      label={t('sort')}
      placement="bottom end"
      items={columns.visible
        .filter(({ column }) => column.getCanSort())
        .map(({ column }) => ({
          id: column.id,
          label: columnName(column),
          icon:
            sort?.column !== column.id ? undefined : sort.direction === 'ascending' ? (
              <ArrowUp {...glyph} />
            ) : (
              <ArrowDown {...glyph} />
            ),
          onAction: () => column.toggleSorting(),
        }))}
    />
  )
}
