import { type Key, Order, type Replacement } from './Order.js'

/** What is known about a list under one name. */
interface Known {
  keys: readonly Key[]
  up?: Order
  down?: Order
}

/** What was found out about a list, by name, for as long as the list lives. */
const knownOf = new WeakMap<readonly unknown[], Map<string, Known>>()

/** Whole lists in an order. */
const wholes = new WeakMap<Order, readonly unknown[]>()

/** The list that another one was made of, when something is known about it. */
const origins = new WeakMap<readonly unknown[], readonly unknown[]>()

/**
 * Says that a list was made of another one by replacing, adding or leaving out a few rows that stand together. What is
 * known about the old list's order then need not be found out again.
 */
export function follows(next: readonly unknown[], before: readonly unknown[]): void {
  const origin = knownOf.has(before) ? before : origins.get(before)
  // Never a chain of lists, which would keep them all in memory.
  origins.delete(before)
  if (origin && origin !== next) origins.set(next, origin)
}

/** What differs between two lists, from their first to their last difference. */
function replacement(before: readonly unknown[], next: readonly unknown[]): Replacement {
  const shorter = Math.min(before.length, next.length)
  let start = 0
  while (start < shorter && before[start] === next[start]) start += 1
  let same = 0
  while (same < shorter - start && before.at(-1 - same) === next.at(-1 - same)) same += 1
  return { start, oldEnd: before.length - same, newEnd: next.length - same }
}

function newlyKnown<R>(rows: readonly R[], name: string, keyOf: (row: R) => Key): Known {
  const origin = origins.get(rows)
  const before = origin && knownOf.get(origin)?.get(name)
  if (!origin || !before) return { keys: rows.map((row) => keyOf(row)) }
  const changed = replacement(origin, rows)
  const keys = before.keys.slice(0, changed.start).concat(
    rows.slice(changed.start, changed.newEnd).map((row) => keyOf(row)),
    before.keys.slice(changed.oldEnd),
  )
  return { keys, up: before.up?.after(keys, changed), down: before.down?.after(keys, changed) }
}

/** What rows are sorted by: the key of a row, and the name under which what was found out about a list is kept. */
interface By<R> {
  name: string
  /** Must depend on the row alone. */
  keyOf: (row: R) => Key
  descending?: boolean
}

function orderOf<R>(rows: readonly R[], { name, keyOf, descending = false }: By<R>): Order {
  const names = knownOf.get(rows) ?? new Map<string, Known>()
  knownOf.set(rows, names)
  const known = names.get(name) ?? newlyKnown(rows, name, keyOf)
  names.set(name, known)
  return descending ? (known.down ??= new Order(known.keys, -1)) : (known.up ??= new Order(known.keys, 1))
}

/**
 * The rows that stand from `start` to before `end` in ascending or descending order of a key; rows with equal keys keep
 * their order in both directions. What was found out is kept for as long as the list lives, so lists must not be changed
 * in place.
 */
export function sortedPart<R>(
  rows: readonly R[],
  by: By<R>,
  { start, end }: { start: number; end: number },
): readonly R[] {
  const part: R[] = []
  for (const index of orderOf(rows, by).slice(start, end)) {
    const row = rows[index]
    if (row !== undefined) part.push(row)
  }
  return part
}

/**
 * All rows in order, under the conditions of {@link sortedPart}, which costs less for a page. The same array is answered
 * again for as long as the list lives.
 */
export function sorted<R>(rows: readonly R[], name: string, keyOf: (row: R) => Key, descending = false): readonly R[] {
  const by = { name, keyOf, descending }
  const order = orderOf(rows, by)
  const before = wholes.get(order)
  if (isListOf(before, rows)) return before
  const whole = sortedPart(rows, by, { start: 0, end: rows.length })
  wholes.set(order, whole)
  return whole
}

/** What is kept for the order of a list are its own rows. */
function isListOf<R>(kept: readonly unknown[] | undefined, rows: readonly R[]): kept is readonly R[] {
  return kept !== undefined && kept.length === rows.length
}
