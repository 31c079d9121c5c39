import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { OverlayProps } from '../lazy-part/usePopup.js'
import { PopoverPanel } from '../popover/PopoverPanel.js'
import type { RowSource } from '../row-source/index.js'
import { columnName, rangeKind, type TableColumn } from './DataColumnDef.js'
import { FilterRange } from './FilterRange.js'
import { FilterValues } from './FilterValues.js'
import { TableButton } from './TableButton.js'
import type { TableView } from './TableView.js'

/** What filters need of a table. */
export interface FilterProps {
  source: Pick<RowSource<unknown>, 'values'>
  filters: TableView['filters']
}

interface FilterPanelProps extends OverlayProps, FilterProps {
  /** What can be filtered; the values of a single one are shown at once. */
  columns: readonly TableColumn[]
  label: string
}

/** The columns to filter by, then the values of the chosen one or the ends of its range. */
export function FilterPanel({ columns, label, source, filters, ...overlay }: FilterPanelProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const only = columns.length === 1 ? columns[0] : undefined
  const column = only ?? columns.find(({ id }) => id === chosen)
  const kind = column && rangeKind(column)
  const onClose = () => {
    setChosen(null)
    overlay.onClose()
  }
  return (
    <PopoverPanel {...overlay} onClose={onClose} label={label}>
      {column ? (
        <>
          {!only && (
            <TableButton
              size="s"
              icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />}
              onClick={() => setChosen(null)}
            >
              {columnName(column)}
            </TableButton>
          )}
          {kind ? (
            <FilterRange key={column.id} kind={kind} filters={filters} column={column} onFailed={onClose} />
          ) : (
            <FilterValues key={column.id} source={source} filters={filters} column={column} />
          )}
        </>
      ) : (
        <div className="emb-table-choices">
          {columns.map((one) => (
            <TableButton key={one.id} onClick={() => setChosen(one.id)}>
              {columnName(one)}
            </TableButton>
          ))}
        </div>
      )}
    </PopoverPanel>
  )
}
