import { X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useState } from 'react'
import { Popover } from '../popover/index.js'
import { useWords } from '../ui-strings/index.js'
import type { DataColumn } from './DataColumn.js'
import { FilterValues, type FilterProps } from './FilterValues.js'
import { words } from './words.js'

/** More values than these are counted, not named. */
const NAMED = 3

interface FilterChipProps extends FilterProps {
  column: DataColumn<unknown>
}

/** One filter, read as a sentence: "Technology is OData, RFC". Pressing it changes the values, the X removes it. */
export function FilterChip({ column, ...filter }: FilterChipProps) {
  const { filters, setView } = filter
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const values = filters[column.id] ?? []
  const text = values.length > NAMED ? t('anyOf', { count: values.length }) : values.join(', ')
  const remove = () => setView({ filters: { ...filters, [column.id]: [] } })
  return (
    <span className="emb-table-chip">
      <Popover
        open={open}
        onOpenChange={setOpen}
        aria-label={t('filterBy', { column: column.header })}
        trigger={
          <AriaButton className="emb-table-chip-text">
            {t('filterIs', { column: column.header })} <b>{text}</b>
          </AriaButton>
        }
      >
        <FilterValues {...filter} column={column} />
      </Popover>
      <button
        type="button"
        className="emb-table-chip-remove"
        aria-label={t('removeFilter', { column: column.header })}
        onClick={remove}
      >
        <X size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </span>
  )
}
