import { X } from 'lucide-react'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import { columnName, rangeKind, type TableColumn, filterText } from './DataColumnDef.js'
import type { FilterProps } from './FilterPanel.js'
import { OverlayButton } from './OverlayButton.js'
import { rangeText } from './rangeText.js'
import { tableParts } from './tableParts.js'
import { words } from './words.js'

/** More values than these are counted, not named. */
const NAMED = 3

interface FilterChipProps extends FilterProps {
  column: TableColumn
}

/** One filter, read as a sentence: "Technology is OData, RFC", "Size ≥ 10". Pressing it changes it, the X removes it. */
export function FilterChip({ column, ...filter }: FilterChipProps) {
  const { filters } = filter
  const name = columnName(column)
  const t = useWords(words)
  const values = filters[column.id] ?? []
  const locale = useUiLocale()
  const kind = rangeKind(column)
  const write = (value: string) => (kind ? rangeText(value, kind, locale) : filterText(column, value, t))
  const text = values.length > NAMED ? t('anyOf', { count: values.length }) : values.map(write).join(', ')
  const remove = () => column.setFilterValue(undefined)
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
        {kind ? name : t('filterIs', { column: name })}{' '}
        <b>
          <bdi>{text}</bdi>
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
