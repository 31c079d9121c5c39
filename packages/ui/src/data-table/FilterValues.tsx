import { useEffect, useState } from 'react'
import { Checkbox } from '../checkbox/Checkbox.js'
import { SearchField } from '../search-field/SearchField.js'
import { SkeletonText } from '../skeleton/Skeleton.js'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import { columnName, type TableColumn, filterText } from './DataColumnDef.js'
import type { FilterProps } from './FilterPanel.js'
import { panelWords } from './panelWords.js'
import { words } from './words.js'

/** From so many values on they can be searched. */
const MANY = 8
/** So many are shown at once; the search finds the others. */
const SHOWN = 100

interface FilterValuesProps extends FilterProps {
  column: TableColumn
}

/** The values of a column to choose from; a text field where the source cannot name them. */
export function FilterValues({ source, filters, column }: FilterValuesProps) {
  const t = useWords(words)
  const tPanel = useWords(panelWords)
  const locale = useUiLocale()
  const [search, setSearch] = useState('')
  const [values, setValues] = useState<readonly string[] | null>(null)
  const chosen = filters[column.id] ?? []
  const set = (next: string[]) => column.setFilterValue(next.length > 0 ? next : undefined)

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      try {
        const found = await source.values?.(column.id, { signal: controller.signal })
        if (!controller.signal.aborted) setValues(found ?? null)
      } catch {
        if (!controller.signal.aborted) setValues([])
      }
    }
    void load()
    return () => controller.abort()
  }, [source, column.id])

  if (!source.values) {
    return (
      <SearchField
        value={chosen[0] ?? ''}
        onValueChange={(value) => set(value === '' ? [] : [value])}
        label={tPanel('filterText')}
        autoFocus
      />
    )
  }
  if (!values) return <SkeletonText />
  const all = [...new Set([...chosen, ...values])]
  const choices = all.map((value) => ({ value, text: filterText(column, value, t) }))
  // Codes are in the source's order, words in their own.
  if (column.columnDef.meta?.valueText) choices.sort((a, b) => a.text.localeCompare(b.text, locale, { numeric: true }))
  const found = choices.filter(({ text }) => text.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <div className="emb-table-values">
      {all.length > MANY && (
        <SearchField value={search} onValueChange={setSearch} label={t('search')} size="s" autoFocus />
      )}
      {found.length === 0 && <p className="emb-table-values-none">{tPanel('noValues')}</p>}
      <div role="group" aria-label={t('filterBy', { column: columnName(column) })} className="emb-table-values-list">
        {found.slice(0, SHOWN).map(({ value, text }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onCheckedChange={(on) => set(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
          >
            {text}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}
