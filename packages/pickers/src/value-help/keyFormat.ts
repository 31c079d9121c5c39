import type { ValueFormat } from './ValueFormat.js'

/** The value is the key of the chosen row. */
export const keyFormat: ValueFormat<string> = {
  read: (value) => (value === null || value === '' ? [] : [value]),
  write: (keys) => keys[0] ?? null,
}
