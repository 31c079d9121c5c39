import type { RowList } from '../RowSource.js'
import { rowsOf } from '../rowsOf.js'

/** `none` when nothing can be selected, `single` for one row at most. */
export type SelectionMode = 'none' | 'single' | 'multiple'

/** What Shift selects: the rows from an anchor to an end that moves. */
export interface SelectionRange {
  /** Key of the row where it begins, the anchor; `null` for a line that is no row yet. */
  from: string | null
  /** Key of the row where it ends; `null` for a line that is no row yet. */
  to: string | null
  /** Keys that it selected: they go when it gets shorter, what was selected before stays. */
  keys: readonly string[]
}

/** What is selected, in the order in which it was, and the range that Shift goes on with. */
export interface Selected {
  keys: ReadonlySet<string>
  range: SelectionRange | null
}

/** Adds keys, or takes them away. */
export function withKeys(keys: Iterable<string>, changed: Iterable<string>, selected: boolean): Set<string> {
  const next = new Set(keys)
  for (const key of changed) {
    if (selected) next.add(key)
    else next.delete(key)
  }
  return next
}

/** Selects or deselects one row, where a range begins then; in `single` mode only selects. */
export function toggled(keys: ReadonlySet<string>, key: string, mode: SelectionMode): Selected {
  if (mode === 'none' || (mode === 'single' && keys.has(key))) return { keys, range: null }
  return {
    keys: withKeys(mode === 'single' ? [] : keys, [key], !keys.has(key)),
    range: { from: key, to: key, keys: [] },
  }
}

/**
 * Moves the end of the range: it reaches from its anchor to a row, whatever it reached before. A range whose anchor is not in
 * the list stays selected, and a new one begins.
 * @param to index of the row
 * @param cursor index of the row with the cursor, where a new range begins; -1 when it is on none
 * @param arrow an arrow that does not come from the range's end begins a new one, all else goes on
 */
export function extended<Row>(
  { keys, range }: Selected,
  list: RowList<Row>,
  keyOf: (row: Row) => string,
  to: number,
  cursor: number,
  arrow = false,
): Selected & { rows: Row[] } {
  const keyAt = (index: number) => {
    const row = list.at(index)
    return row === undefined ? null : keyOf(row)
  }
  const at = cursor < 0 ? to : cursor
  let from = range?.from && (!arrow || range.to === keyAt(at)) ? list.length : 0
  while (--from >= 0 && keyAt(from) !== range?.from);
  const others = withKeys(keys, (from >= 0 && range?.keys) || [], false)
  if (from < 0) from = at
  const rows = rowsOf(list, from, to)
  const added = rows.map(keyOf).filter((key) => !others.has(key))
  return { keys: withKeys(others, added, true), range: { from: keyAt(from), to: keyAt(to), keys: added }, rows }
}

/** How many rows of a list are selected. */
export function selectedOf<Row>(
  list: RowList<Row>,
  keys: ReadonlySet<string>,
  keyOf: (row: Row) => string,
): 'none' | 'some' | 'all' {
  let all: boolean | undefined
  for (let index = 0; keys.size > 0 && index < list.length; index++) {
    const row = list.at(index)
    if (row === undefined) continue
    const selected = keys.has(keyOf(row))
    if (selected !== (all ??= selected)) return 'some'
  }
  return all ? 'all' : 'none'
}
