import { Checkbox } from '../checkbox/index.js'
import { useWords } from '../ui-strings/index.js'
import type { OverlayProps } from '../lazy-part/OverlayProps.js'
import { TableButton } from './TableButton.js'
import { PopoverPanel } from '../popover/PopoverPanel.js'
import type { TableColumns } from './useColumns.js'
import { words } from './words.js'

interface ColumnPanelProps extends OverlayProps {
  columns: TableColumns<unknown>
  arranged: boolean
}

/** The columns to choose from, and the way back to how they were defined. */
export function ColumnPanel({ columns, arranged, ...overlay }: ColumnPanelProps) {
  const t = useWords(words)
  return (
    <PopoverPanel {...overlay} label={t('columns')} placement="bottom end">
      <div role="group" aria-label={t('columns')} className="emb-table-values-list">
        {columns.all.map(({ id, header }) => (
          <Checkbox
            key={id}
            checked={!columns.isHidden(id)}
            disabled={!columns.isHidden(id) && columns.visible.length === 1}
            onCheckedChange={(shown) => columns.setHidden(id, !shown)}
          >
            {header}
          </Checkbox>
        ))}
      </div>
      {arranged && (
        <TableButton size="s" onClick={columns.reset}>
          {t('resetColumns')}
        </TableButton>
      )}
    </PopoverPanel>
  )
}
