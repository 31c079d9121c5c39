/**
 * The text by which a value is found and filtered: `''` for nothing, JSON for objects and lists, otherwise `String(value)`.
 * A value that cannot be written as JSON (a cycle) has no text.
 */
export function searchText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}

/**
 * Folds case for searching. Lower case alone would not do: a Greek sigma at the end of a word has a lower case of its
 * own, and the end of a typed token is not the end of the word in the row.
 */
export const foldCase = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ')

/** The tokens of a search: split at white space, case folded, without repeats; none for a blank search. */
export const searchTokens = (search: string): string[] => [...new Set(foldCase(search).split(/\s+/).filter(Boolean))]
