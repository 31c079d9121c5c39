import { Checkbox } from '../checkbox/Checkbox.js'
import { useWords } from '../ui-strings/index.js'
import type { OverlayProps } from '../lazy-part/usePopup.js'
import { PopoverPanel } from '../popover/PopoverPanel.js'
import { TableButton } from './TableButton.js'
import { columnName } from './DataColumnDef.js'
import type { TableColumns } from './useColumns.js'
import { panelWords } from './panelWords.js'
import { words } from './words.js'

interface ColumnPanelProps extends OverlayProps {
  columns: TableColumns
  arranged: boolean
  onReset: () => void
}

/** The columns to choose from, and the way back to how they were defined. */
export function ColumnPanel({ columns, arranged, onReset, ...overlay }: ColumnPanelProps) {
  const t = useWords(words)
  const tPanel = useWords(panelWords)
  return (
    <PopoverPanel {...overlay} label={t('columns')} placement="bottom end">
      <div role="group" aria-label={t('columns')} className="emb-table-values-list">
        {columns.all.map((column) => (
          <Checkbox
            key={column.id}
            checked={column.getIsVisible()}
            disabled={column.getIsVisible() && columns.visible.length === 1}
            onCheckedChange={(shown) => column.toggleVisibility(shown)}
          >
            {columnName(column)}
          </Checkbox>
        ))}
      </div>
      {arranged && (
        <TableButton size="s" onClick={onReset}>
          {tPanel('resetColumns')}
        </TableButton>
      )}
    </PopoverPanel>
  )
}
