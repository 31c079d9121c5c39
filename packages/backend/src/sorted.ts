type Key = string | number

const orders = new WeakMap<readonly unknown[], Map<string, readonly unknown[]>>()

/**
 * The rows in ascending or descending order of a key; rows with equal keys keep their order in both directions. What was
 * sorted once is kept under `name` for as long as the list lives, so lists must not be changed in place.
 */
export function sorted<R>(rows: readonly R[], name: string, keyOf: (row: R) => Key, descending = false): readonly R[] {
  const orderName = `${descending ? '-' : ''}${name}`
  const known = orders.get(rows) ?? new Map<string, readonly R[]>()
  orders.set(rows, known)
  const before = known.get(orderName)
  if (isListOf(before, rows)) return before
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }))
  const direction = descending ? -1 : 1
  const made = keyed
    .sort((left, right) => (left.key === right.key ? 0 : left.key < right.key ? -direction : direction))
    .map(({ row }) => row)
  known.set(orderName, made)
  return made
}

/** What is kept for a list are its own rows. */
function isListOf<R>(kept: readonly unknown[] | undefined, rows: readonly R[]): kept is readonly R[] {
  return kept !== undefined && kept.length === rows.length
}
