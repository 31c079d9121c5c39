import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Checkbox } from '../checkbox/Checkbox.js'
import type { RowValue } from '../row-source/index.js'
import { SearchField } from '../search-field/index.js'
import { Select } from '../select/Select.js'
import { SkeletonText } from '../skeleton/Skeleton.js'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import { filterValueText } from './conditionsText.js'
import { columnName, type TableColumn } from './DataColumnDef.js'
import type { FilterProps } from './FilterPanel.js'
import { panelWords } from './panelWords.js'
import { words } from './words.js'

/** From so many values on they can be searched. */
const MANY = 8
/** So many are shown at once; the search finds the others. */
const SHOWN = 100

interface FilterValuesProps extends Omit<FilterProps, 'filters'> {
  column: TableColumn
  /** Focus the search of the values when they are there. */
  autoFocus: boolean
  chosen: readonly string[]
  /** Whether the chosen ones are dropped. */
  exclude: boolean
  onChange: (chosen: string[], exclude: boolean) => void
}

type Value = Pick<RowValue, 'value'> & Partial<RowValue>

/** The values of a column to keep or to drop, and how many of the rows that the rest leaves have each. */
export function FilterValues({ source, queryRef, column, autoFocus, chosen, exclude, onChange }: FilterValuesProps) {
  const t = useWords(words)
  const tPanel = useWords(panelWords)
  const locale = useUiLocale()
  const id = useId()
  const [search, setSearch] = useState('')
  const [values, setValues] = useState<readonly Value[] | null>(null)
  // Asked once, when the panel opens: what is chosen here changes no count of the others.
  const askedOf = useEffectEvent(() => {
    const { search, filters, kinds } = queryRef.current
    const { [column.id]: _own, ...others } = filters
    return { search, filters: others, ...(kinds && { kinds }) }
  })

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      try {
        const found = await source.values?.(column.id, { ...askedOf(), signal: controller.signal })
        if (controller.signal.aborted || !found) return
        setValues(found.map((one) => (typeof one === 'string' ? { value: one } : one)))
      } catch {
        if (!controller.signal.aborted) setValues([])
      }
    }
    void load()
    return () => controller.abort()
  }, [source, column.id])

  if (!values) return <SkeletonText />
  const missing = chosen.filter((value) => !values.some((one) => one.value === value))
  const choices = [...missing.map((value): Value => ({ value })), ...values].map((one) => ({
    ...one,
    text: filterValueText(column, one.value, t, tPanel),
  }))
  // Codes are in the source's order, words in their own.
  if (column.columnDef.meta?.valueText) choices.sort((a, b) => a.text.localeCompare(b.text, locale, { numeric: true }))
  const found = choices.filter(({ text }) => text.toLowerCase().includes(search.trim().toLowerCase()))
  const numbers = new Intl.NumberFormat(locale)
  return (
    <div className="emb-table-values">
      <div className="emb-table-values-head">
        <Select
          aria-label={tPanel('condition')}
          value={exclude ? 'none' : 'some'}
          options={[
            { value: 'some', label: tPanel('someOf') },
            { value: 'none', label: tPanel('noneOf') },
          ]}
          onValueChange={(mode) => onChange([...chosen], mode === 'none')}
        />
        {choices.length > MANY && (
          <SearchField value={search} onValueChange={setSearch} label={t('search')} size="s" autoFocus={autoFocus} />
        )}
      </div>
      {found.length === 0 && <p className="emb-table-values-none">{tPanel('noValues')}</p>}
      <div role="group" aria-label={t('filterBy', { column: columnName(column) })} className="emb-table-values-list">
        {found.slice(0, SHOWN).map(({ value, text, count }, i) => (
          <div key={value} className="emb-table-value">
            <Checkbox
              checked={chosen.includes(value)}
              aria-describedby={count === undefined ? undefined : `${id}${i}`}
              onCheckedChange={(on) =>
                onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value), exclude)
              }
            >
              {text}
            </Checkbox>
            {count !== undefined && (
              <span id={`${id}${i}`} className="emb-table-value-count">
                {numbers.format(count)}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
