import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { DataColumn } from './DataColumn.js'
import type { FilterProps } from './FilterProps.js'
import { FilterValues } from './FilterValues.js'
import type { OverlayProps } from './OverlayButton.js'
import { TableButton } from './TableButton.js'
import { TablePopover } from './TablePopover.js'

interface FilterPanelProps extends OverlayProps, FilterProps {
  /** What can be filtered; the values of a single one are shown at once. */
  columns: readonly DataColumn<unknown>[]
  label: string
}

/** The columns to filter by, then the values of the chosen one. */
export function FilterPanel({ columns, label, source, filters, setView, ...overlay }: FilterPanelProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const only = columns.length === 1 ? columns[0] : undefined
  const column = only ?? columns.find(({ id }) => id === chosen)
  const onClose = () => {
    setChosen(null)
    overlay.onClose()
  }
  return (
    <TablePopover {...overlay} onClose={onClose} label={label}>
      {column ? (
        <>
          {!only && (
            <TableButton
              size="s"
              icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />}
              onClick={() => setChosen(null)}
            >
              {column.header}
            </TableButton>
          )}
          <FilterValues key={column.id} source={source} filters={filters} setView={setView} column={column} />
        </>
      ) : (
        <div className="emb-table-choices">
          {columns.map(({ id, header }) => (
            <TableButton key={id} onClick={() => setChosen(id)}>
              {header}
            </TableButton>
          ))}
        </div>
      )}
    </TablePopover>
  )
}
