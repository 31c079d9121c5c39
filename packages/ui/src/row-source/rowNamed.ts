const folded = (text: string): string => text.trim().toLowerCase()

/**
 * The row that a typed text names: the one with exactly this key, else the only one whose key, or else one of its other names
 * in their order, is equal to it but for case and surrounding space. `null` where there is none, or several are called so.
 */
export function rowNamed<Row>(
  rows: readonly Row[],
  text: string,
  [keyOf, ...namesOf]: readonly [(row: Row) => string, ...((row: Row) => string)[]],
): Row | null {
  const exact = rows.find((row) => keyOf(row) === text)
  if (exact !== undefined) return exact
  for (const nameOf of [keyOf, ...namesOf]) {
    const [only, ...others] = rows.filter((row) => folded(nameOf(row)) === folded(text))
    if (only !== undefined) return others.length === 0 ? only : null
  }
  return null
}
