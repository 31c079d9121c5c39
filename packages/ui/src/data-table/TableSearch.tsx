import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import { SearchField } from '../search-field/SearchField.js'
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
  // What is typed and not in the view yet; a view that changes meanwhile counts.
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null)
  const ahead = typed?.over === view.search ? typed.text : null
  const apply = (search: string) => {
    setTyped(null)
    setView({ search })
  }
  const type = (text: string) => {
    if (source.immediate || text === '') apply(text)
    else setTyped({ text, over: view.search })
  }
  const follow = useEffectEvent(() => {
    if (ahead !== null) apply(ahead)
  })
  useEffect(() => {
    if (ahead === null) return
    const timer = setTimeout(follow, PAUSE)
    return () => clearTimeout(timer)
  }, [ahead])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && ahead !== null) apply(ahead)
    if (event.key !== 'ArrowDown' || !gridRef.current) return
    event.preventDefault()
    // The field is left by that.
    gridRef.current.focus()
    if (page && page.rows.length > 0) table.setCursor({ row: 0, column: -1 })
  }
  const isAnswered = ahead === null && view.search.trim() !== '' && page && !stale
  return (
    <SearchField
      className="emb-table-search"
      value={ahead ?? view.search}
      onValueChange={type}
      label={label}
      shortcut="/"
      autoFocus={autoFocus}
      onKeyDown={onKeyDown}
      onBlur={() => ahead !== null && apply(ahead)}
      resultText={isAnswered ? t('hits', { count: page.total }) : undefined}
    />
  )
}
