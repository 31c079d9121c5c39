import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Search } from 'lucide-react'
import { FieldBox, useAutoFocus } from '../field/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import { OrganisationList } from './OrganisationList.js'
import { organisationRows } from './organisationRows.js'
import type { OrganisationOption } from './OrganisationSelector.js'

const words = defineWords('organisationSearch', {
  search: 'Search organisations',
  list: 'Organisations',
  none: 'No organisation matches',
  count: { one: '{count} organisation', other: '{count} organisations' },
})

/** How many entries PageUp and PageDown pass over. */
const page = 8

/** Props of `OrganisationSearch`. */
export interface OrganisationSearchProps {
  organisations: readonly OrganisationOption[]
  recent: readonly string[] | undefined
  current: string | null
  onChoose: (id: string) => void
}

const noRecent: readonly string[] = []

/** Search text and list. The focus stays in the text; the cursor is `aria-activedescendant`. */
export function OrganisationSearch({ organisations, recent = noRecent, current, onChoose }: OrganisationSearchProps) {
  const t = useWords(words)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const search = useDeferredValue(text)
  const rows = useMemo(() => organisationRows(organisations, recent, search), [organisations, recent, search])
  const options = useMemo(() => rows.filter((row) => row.kind === 'option'), [rows])
  // The cursor begins at the current one, and at the first hit of every other search.
  const start =
    search === ''
      ? Math.max(
          0,
          options.findIndex(({ organisation }) => organisation.id === current),
        )
      : 0
  const [moved, setMoved] = useState<{ search: string; place: number }>()
  const active = moved?.search === search ? Math.min(moved.place, options.length - 1) : start
  const move = (place: number) => setMoved({ search, place })
  useAutoFocus(input, true)

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = options.length - 1
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text !== '') {
      // The first Escape empties the search, the second closes.
      event.stopPropagation()
      setText('')
    } else if (last < 0) return
    else if (event.key === 'Enter') onChoose(options[active]?.organisation.id ?? '')
    else if (event.key === 'ArrowDown') move(active === last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') move(active === 0 ? last : active - 1)
    else if (event.key === 'PageDown') move(Math.min(last, active + page))
    else if (event.key === 'PageUp') move(Math.max(0, active - page))
    else if (event.key === 'Home' && event.ctrlKey) move(0)
    else if (event.key === 'End' && event.ctrlKey) move(last)
    else return
    event.preventDefault()
  }

  return (
    <div className="emb-organisation-selector-search">
      <FieldBox data-size="s">
        <Search size={16} strokeWidth={1.5} aria-hidden="true" />
        <input
          ref={input}
          className="emb-field-input"
          type="text"
          role="combobox"
          aria-label={t('search')}
          placeholder={t('search')}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
        />
      </FieldBox>
      <OrganisationList
        id={listId}
        label={t('list')}
        rows={rows}
        count={options.length}
        active={active}
        current={current}
        search={search}
        onActiveChange={move}
        onChoose={onChoose}
      />
      <div className="emb-organisation-selector-foot" role="status" data-none={options.length === 0 || undefined}>
        <bdi>
          {options.length === 0
            ? t('none')
            : t('count', { count: search.trim() === '' ? organisations.length : options.length })}
        </bdi>
      </div>
    </div>
  )
}
