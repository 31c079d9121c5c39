import { parseCondition } from '@embpm/calendar/condition'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import { conditionsText, filterValueText } from './conditionsText.js'
import { columnName, filterKind, type TableColumn } from './DataColumnDef.js'
import type { FilterProps } from './FilterPanel.js'
import { OverlayButton } from './OverlayButton.js'
import { panelWords } from './panelWords.js'
import { TableButton } from './TableButton.js'
import { tableParts } from './tableParts.js'
import { words } from './words.js'

interface FilterChipsProps extends FilterProps {
  /** Those with conditions. */
  columns: readonly TableColumn[]
  onClear: () => void
}

/** The filters of a table, one for each column, and a button that removes them all when there are several. */
export function FilterChips({ columns, onClear, ...filter }: FilterChipsProps) {
  const t = useWords(words)
  return (
    <>
      {columns.map((column) => (
        <FilterChip key={column.id} {...filter} column={column} />
      ))}
      {columns.length > 1 && (
        <TableButton
          size="s"
          onClick={({ currentTarget }) => {
            focusFilter(currentTarget)
            onClear()
          }}
        >
          {t('clearFilters')}
        </TableButton>
      )}
    </>
  )
}

/** The focus goes on to the button that adds a filter. */
const focusFilter = (button: Element): void =>
  button.closest('.emb-table-tools')?.querySelector<HTMLElement>('.emb-table-tool')?.focus()

interface FilterChipProps extends FilterProps {
  column: TableColumn
}

/** The conditions of a column, read as a sentence: "Technology is OData, RFC", "Size ≥ 10". Pressing it changes them, the X removes them. */
function FilterChip({ column, ...filter }: FilterChipProps) {
  const name = columnName(column)
  const t = useWords(words)
  const tPanel = useWords(panelWords)
  const locale = useUiLocale()
  const kind = filterKind(column)
  const conditions = (filter.filters[column.id] ?? []).flatMap((text) => parseCondition(text, kind) ?? [])
  const valueText = (value: string) => filterValueText(column, value, t, tPanel)
  const text = conditionsText(conditions, { kind, locale, t: tPanel, valueText })
  // Values stand out from the words that lead to them.
  const is = `${tPanel('is')} `
  const lead = text.startsWith(is) && conditions.some(({ exclude, test }) => !exclude && test === 'is') ? is : ''
  const remove = ({ currentTarget }: MouseEvent) => {
    focusFilter(currentTarget)
    column.setFilterValue(undefined)
  }
  if (conditions.length === 0) return null
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
        {`${name} ${lead}`}
        <b>
          <bdi>{text.slice(lead.length)}</bdi>
        </b>
      </OverlayButton>
      <button
        type="button"
        className="emb-table-chip-remove"
        aria-label={tPanel('removeFilter', { column: name })}
        onClick={remove}
      >
        <X size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </span>
  )
}
