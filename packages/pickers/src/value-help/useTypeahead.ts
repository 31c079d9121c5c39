import { useId, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useResolvedRows } from './useResolvedRows.js'
import { useSuggestions, type Suggestions } from './useSuggestions.js'
import type { ValueHelpState } from './useValueHelp.js'

const suggestionLimit = 8
const none: readonly string[] = []

/** Rows of the suggestion list that belong together. */
export interface SuggestionGroup<Row> {
  /** `hits` of what was typed, or what the history knows. */
  kind: 'hits' | 'favourites' | 'recent'
  rows: readonly Row[]
}

/** The typing and the list of a picker's field; made by `useTypeahead`. */
export interface Typeahead<Row> {
  /** What is being typed, `null` while nothing is. */
  text: string | null
  isOpen: boolean
  /** In the order of the list; none is empty. */
  groups: readonly SuggestionGroup<Row>[]
  suggestions: Suggestions<Row>
  /** Id of the listbox. */
  listId: string
  /** Id of the row at an index over all groups, for `aria-activedescendant`. */
  optionId: (index: number) => string
  /** Index of the marked row over all groups, or -1. */
  active: number
  mark: (index: number) => void
  /** Takes a text and suggests for it; an empty one closes the list. */
  type: (text: string) => void
  /** Takes a text and suggests nothing for it. */
  hold: (text: string) => void
  /** Shows favourite and recent values. */
  browse: () => void
  /** Forgets text and list. */
  restore: () => void
  /** Takes a row. */
  choose: (row: Row) => void
  /** Handles arrows and Enter in the list. @returns whether it had a use for the key */
  onListKey: (event: KeyboardEvent) => boolean
}

/**
 * Typing with suggestions, and recent and favourite values in their place while nothing is typed.
 *
 * @param without keys that are not offered, such as those that are chosen already
 */
export function useTypeahead<Row>(
  help: ValueHelpState<Row>,
  onChoose: (row: Row) => void,
  without: readonly string[] = none,
): Typeahead<Row> {
  const { source, rowKey, history } = help
  const listId = useId()
  const [text, setText] = useState<string | null>(null)
  const [list, setList] = useState<'closed' | 'hits' | 'history'>('closed')
  const [marked, setMarked] = useState(0)
  const suggestions = useSuggestions(source, list === 'hits' ? text : null, suggestionLimit)
  const { recent, favourites } = useSyncExternalStore(history.subscribe, history.snapshot, history.snapshot)
  const offered = [...favourites, ...recent.filter((key) => !favourites.includes(key))]
  const { items } = useResolvedRows(source, list === 'history' ? offered : none, rowKey)

  const rowsOf = (keys: readonly string[]) =>
    items.flatMap(({ key, row }) => (row !== null && keys.includes(key) ? [row] : []))
  const all: readonly SuggestionGroup<Row>[] =
    list === 'hits'
      ? [{ kind: 'hits', rows: suggestions.rows }]
      : [
          { kind: 'favourites', rows: rowsOf(favourites) },
          { kind: 'recent', rows: rowsOf(offered.slice(favourites.length)) },
        ]
  const groups = all
    .map(({ kind, rows }) => ({ kind, rows: rows.filter((row) => !without.includes(rowKey(row))) }))
    .filter(({ rows }) => rows.length > 0)
  const rows = groups.flatMap((group) => group.rows)
  const current = list === 'history' || suggestions.status === 'ready'
  const active = current && list !== 'closed' ? Math.min(marked, rows.length - 1) : -1

  const restore = () => {
    setText(null)
    setList('closed')
  }
  const choose = (row: Row) => {
    restore()
    onChoose(row)
  }
  return {
    text,
    isOpen: list === 'hits' || (list === 'history' && rows.length > 0),
    groups,
    suggestions,
    listId,
    optionId: (index) => `${listId}-${index}`,
    active,
    mark: setMarked,
    type: (next) => {
      setText(next)
      setList(next.trim() === '' ? 'closed' : 'hits')
      setMarked(0)
    },
    hold: (next) => {
      setText(next)
      setList('closed')
    },
    browse: () => {
      setList('history')
      setMarked(0)
    },
    restore,
    choose,
    onListKey: ({ key, altKey }) => {
      if (altKey || list === 'closed') return false
      if (key === 'ArrowDown' || key === 'ArrowUp') setMarked(moved(active, key, rows.length))
      else if (key === 'Enter') {
        const row = rows[active]
        if (row !== undefined) choose(row)
      } else return false
      return true
    },
  }
}

const moved = (active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number =>
  count === 0 ? 0 : (active + (key === 'ArrowDown' ? 1 : count - 1) + count) % count
