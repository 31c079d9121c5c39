import type { ControlDraft } from '@embpm/ui/control'
import { preload } from '@embpm/ui/lazy-part'
import { rowsNamed } from '@embpm/ui/row-source'
import { useWords } from '@embpm/ui/ui-strings'
import { useId, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { problemOf } from './PastedNote.js'
import { lookUpPart, pastedKeys, useLookup, type Lookup } from './useLookup.js'
import { useResolvedRows } from './useResolvedRows.js'
import { useSuggestions, type Suggestions } from './useSuggestions.js'
import type { ValueHelpState } from './useValueHelp.js'
import { valueHelpWords } from './valueHelpWords.js'

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
  /** What is being typed or could not be taken, `null` while nothing is. */
  text: string | null
  isOpen: boolean
  /** In the order of the list; none is empty. */
  groups: readonly SuggestionGroup<Row>[]
  suggestions: Suggestions<Row>
  /** What became of the text once it was left or pasted. */
  lookup: Lookup
  /** The text, while it is being looked up or could not be taken. */
  draft: ControlDraft | null
  /** Id of the listbox. */
  listId: string
  /** Id of the row at an index over all groups, for `aria-activedescendant`. */
  optionId: (index: number) => string
  /** Index of the marked row over all groups, or -1. */
  active: number
  mark: (index: number) => void
  /** Takes a text and suggests for it; an empty one closes the list. */
  type: (text: string) => void
  /** Takes the rows with these keys; what is not found stays as the text. */
  take: (keys: readonly string[]) => void
  /**
   * Closes the list and takes the row that the text names: one of the suggestions at once, any other when the source has
   * answered. A text that names none stays. An emptied one is for the field.
   */
  commit: () => void
  /** Shows favourite and recent values. */
  browse: () => void
  /** Forgets text and list. */
  restore: () => void
  /** Takes a row. */
  choose: (row: Row) => void
  /** Handles arrows and Enter in the list. @returns whether it had a use for the key */
  onListKey: (event: KeyboardEvent) => boolean
}

/** Arguments of `useTypeahead`. */
export interface TypeaheadOptions {
  /** Keys that are not offered, such as those that are chosen already. */
  without?: readonly string[]
  /** Text to begin with. */
  defaultDraft: string | undefined
}

/**
 * Typing with suggestions, and recent and favourite values in their place while nothing is typed. What was typed is taken by
 * its key when the field is left, as in every value help.
 */
export function useTypeahead<Row>(help: ValueHelpState<Row>, options: TypeaheadOptions): Typeahead<Row> {
  const { source, rowKey, rowNames, history, multiple, isSelectable } = help
  const { without = none, defaultDraft } = options
  const t = useWords(valueHelpWords)
  const listId = useId()
  const value = help.formValues.join('\0')
  const [typed, setTyped] = useState(defaultDraft === undefined ? null : { text: defaultDraft, value })
  const [list, setList] = useState<'closed' | 'hits' | 'history'>('closed')
  const [marked, setMarked] = useState<number | null>(null)
  // Another value than the one that was there when it was typed replaces the text; tokens stand beside it.
  const isReplaced = typed !== null && !multiple && typed.value !== value
  const text = typed === null || isReplaced ? null : typed.text
  const suggestions = useSuggestions(source, list === 'hits' ? text : null, suggestionLimit)
  const { recent, favourites } = useSyncExternalStore(history.subscribe, history.snapshot, history.snapshot)
  const offered = [...favourites, ...recent.filter((key) => !favourites.includes(key))]
  const { items } = useResolvedRows(source, list === 'history' ? offered : none, rowKey)
  const keysOf = (entered: string) => (multiple ? pastedKeys(entered) : null) ?? [entered.trim()]
  const lookup = useLookup<Row>({
    source,
    rowKey,
    rowNames,
    isSelectable,
    initial: defaultDraft === undefined ? undefined : keysOf(defaultDraft),
    onFound: (rows, left) => {
      if (text === null) return
      if (rows.length > 0) help.choose(rows)
      if (multiple) setTyped(left.length === 0 ? null : { text: left.join(', '), value })
      else if (rows.length > 0) setTyped(null)
    },
  })

  const restore = () => {
    setTyped(null)
    setList('closed')
    lookup.forget()
  }
  if (isReplaced) restore()

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
    .map(({ kind, rows }) => ({
      kind,
      rows: rows.filter((row) => isSelectable(row) && !without.includes(rowKey(row))),
    }))
    .filter(({ rows }) => rows.length > 0)
  const rows = groups.flatMap((group) => group.rows)
  const current = list === 'history' || suggestions.status === 'ready'
  // Among more hits than are listed another one may be called the same.
  const names: typeof rowNames = suggestions.total > suggestions.rows.length ? [rowKey] : rowNames
  const [only, ...others] = list === 'hits' && current ? rowsNamed(rows, text ?? '', names) : []
  const named = only !== undefined && others.length === 0 ? only : null
  const first = named === null ? 0 : rows.indexOf(named)
  const active = current && list !== 'closed' ? Math.min(marked ?? first, rows.length - 1) : -1

  const choose = (row: Row) => {
    restore()
    help.choose([row])
  }
  const take = (keys: readonly string[]) => {
    setTyped({ text: keys.join(', '), value })
    setList('closed')
    lookup.take(keys)
  }
  const commit = () => {
    setList('closed')
    if (text === null || text.trim() === '') return
    if (named !== null) choose(named)
    else if (lookup.status === 'none') lookup.take(keysOf(text))
  }
  const isAsking = lookup.status === 'asking'
  const problem = isAsking ? t('lookingUp', { count: lookup.left.length }) : problemOf(lookup, t)
  return {
    text,
    isOpen: list === 'hits' ? text !== null : list === 'history' && rows.length > 0,
    groups,
    suggestions,
    lookup,
    draft: text === null || problem === null ? null : { text, problem, pending: isAsking },
    listId,
    optionId: (index) => `${listId}-${index}`,
    active,
    mark: setMarked,
    type: (next) => {
      preload(lookUpPart)
      setTyped({ text: next, value })
      setList(next.trim() === '' ? 'closed' : 'hits')
      setMarked(null)
      lookup.forget()
    },
    take,
    commit,
    browse: () => {
      setList('history')
      setMarked(null)
    },
    restore,
    choose,
    onListKey: ({ key, altKey }) => {
      if (altKey || list === 'closed') return false
      if (key === 'ArrowDown' || key === 'ArrowUp') setMarked(moved(active, key, rows.length))
      else if (key === 'Enter') {
        const row = rows[active]
        if (row !== undefined) choose(row)
        else commit()
      } else return false
      return true
    },
  }
}

const moved = (active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number =>
  count === 0 ? 0 : (active + (key === 'ArrowDown' ? 1 : count - 1) + count) % count
