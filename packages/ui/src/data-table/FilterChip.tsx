import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLoaded } from '../lazy-part/useLoaded.js'
import { useWords } from '../ui-strings/index.js'
import { columnName, type TableColumn } from './DataColumnDef.js'
import type { FilterProps } from './FilterPanel.js'
import { OverlayButton } from './OverlayButton.js'
import { tableParts } from './tableParts.js'
import { words } from './words.js'

interface FilterChipProps extends FilterProps {
  column: TableColumn
  /** The conditions that can be read. */
  conditions: readonly string[]
}

/** The conditions of a column, read as a sentence: "Technology is OData, RFC", "Size ≥ 10". Pressing it changes them, the X removes them. */
export function FilterChip({ column, conditions, ...filter }: FilterChipProps) {
  const name = columnName(column)
  const t = useWords(words)
  const Text = useLoaded(tableParts.conditionText, true)
  const remove = ({ currentTarget: { parentElement: chip } }: MouseEvent) => {
    // The focus stays among the filters.
    const beside = chip?.nextElementSibling ?? chip?.previousElementSibling ?? chip?.parentElement?.nextElementSibling
    const button = beside instanceof HTMLButtonElement ? beside : beside?.querySelector('button')
    button?.focus()
    column.setFilterValue(undefined)
  }
  return (
    <span className="emb-table-chip">
      <OverlayButton
        plain
        popup="dialog"
        className="emb-table-chip-text"
        part={tableParts.filterPanel}
        panel={(FilterPanel, overlay) => (
          <FilterPanel {...overlay} {...filter} columns={[column]} label={t('filterBy', { column: name })} />
        )}
      >
        {name}{' '}
        <b>
          <bdi>{Text ? <Text column={column} conditions={conditions} /> : '…'}</bdi>
        </b>
      </OverlayButton>
      <button
        type="button"
        className="emb-table-chip-remove"
        aria-label={t('removeFilter', { column: name })}
        onClick={remove}
      >
        <X size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </span>
  )
}
