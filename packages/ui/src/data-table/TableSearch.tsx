import type { KeyboardEvent } from 'react'
import { SearchField, useSearchText } from '../search-field/index.js'
import { useWords } from '../ui-strings/index.js'
import type { DataTableState } from './useDataTable.js'
import { words } from './words.js'

/** Pause in typing, in milliseconds, before a source is asked that needs time to answer. */
const PAUSE = 150

interface TableSearchProps<Row extends object> {
  table: DataTableState<Row>
  label: string
  autoFocus: boolean | undefined
}

/**
 * The search of a table. Its field shows each letter at once. The table follows after a pause, when the field is left or an
 * arrow leads into the rows: so it is drawn once for a word and no key waits for rows. A source that answers at once is
 * followed with each letter.
 */
export function TableSearch<Row extends object>({ table, label, autoFocus }: TableSearchProps<Row>) {
  const t = useWords(words)
  const { view, setView, source, page, stale, gridRef } = table
  const { text, setText, follow, isAhead } = useSearchText({
    followed: view.search,
    onFollow: (search) => setView({ search }),
    pause: PAUSE,
  })
  const type = (next: string) => {
    setText(next)
    if (source.immediate || next === '') follow(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && isAhead) follow()
    if (event.key !== 'ArrowDown' || !gridRef.current) return
    event.preventDefault()
    // The field is left by that.
    gridRef.current.focus()
    if (page && page.rows.length > 0) table.setCursor({ row: 0, column: -1 })
  }
  const isAnswered = !isAhead && view.search.trim() !== '' && page && !stale
  return (
    <SearchField
      className="emb-table-search"
      value={text}
      onValueChange={type}
      label={label}
      shortcut="/"
      autoFocus={autoFocus}
      onKeyDown={onKeyDown}
      onBlur={() => isAhead && follow()}
      resultText={isAnswered ? t('hits', { count: page.total }) : undefined}
    />
  )
}
