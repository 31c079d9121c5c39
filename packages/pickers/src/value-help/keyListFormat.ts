import type { ValueFormat } from './ValueFormat.js'

/** The value is the list of the keys of the chosen rows, each once. */
export const keyListFormat: ValueFormat<readonly string[]> = {
  read: (value) => [...new Set(value ?? [])].filter((key) => key !== ''),
  write: (keys) => (keys.length === 0 ? null : [...keys]),
}
