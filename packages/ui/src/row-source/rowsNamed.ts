const folded = (text: string): string => text.trim().toLowerCase()

/**
 * The rows that a typed text names: the one with exactly this key, else all whose key, or else one of whose other names in their
 * order, is equal to it but for case and surrounding space. Only one alone says which row is meant.
 */
export function rowsNamed<Row>(
  rows: readonly Row[],
  text: string,
  [keyOf, ...namesOf]: readonly [(row: Row) => string, ...((row: Row) => string)[]],
): readonly Row[] {
  const exact = rows.filter((row) => keyOf(row) === text)
  if (exact.length > 0) return exact
  const wanted = folded(text)
  if (wanted === '') return []
  for (const nameOf of [keyOf, ...namesOf]) {
    const same = rows.filter((row) => folded(nameOf(row)) === wanted)
    if (same.length > 0) return same
  }
  return []
}
