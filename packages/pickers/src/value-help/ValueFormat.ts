/**
 * What stands between the value outside and the keys inside: a picker only knows keys. Reading is tolerant and never throws;
 * what it cannot make sense of is a key of its own, which the source does not know, so that it is shown and not lost.
 */
export interface ValueFormat<V> {
  /** The chosen keys, in their order; none for `null`. */
  read(value: V | null): readonly string[]
  /** The value of these keys; `null` for none. */
  write(keys: readonly string[]): V | null
}

/** The value is the key of the chosen row. */
export const keyFormat: ValueFormat<string> = {
  read: (value) => (value === null || value === '' ? [] : [value]),
  write: (keys) => keys[0] ?? null,
}

/** The value is the list of the keys of the chosen rows, each once. */
export const keyListFormat: ValueFormat<readonly string[]> = {
  read: (value) => [...new Set(value ?? [])].filter((key) => key !== ''),
  write: (keys) => (keys.length === 0 ? null : [...keys]),
}

/**
 * The value is JSON text with the key under one property: `{"transaction":"VA01"}` (`spec.md` 3). A bare key and, where a
 * value was stored without being made text, an object are read too.
 */
export function jsonTextFormat(property: string): ValueFormat<string> {
  return {
    read: (value) => {
      const key = keyIn(value, property)
      return key === '' ? [] : [key]
    },
    write: ([key]) => (key === undefined ? null : JSON.stringify({ [property]: key })),
  }
}

function keyIn(value: unknown, property: string): string {
  if (value === null || value === undefined) return ''
  const parsed = typeof value === 'string' ? parse(value) : value
  if (typeof parsed === 'object' && parsed !== null && Object.hasOwn(parsed, property)) {
    const key: unknown = Reflect.get(parsed, property)
    if (key === null || key === '') return ''
    if (typeof key === 'string' || typeof key === 'number') return String(key)
  }
  return typeof value === 'string' ? bare(parsed, value) : JSON.stringify(value)
}

/** A string that was made JSON text without an object around it is the key as well. */
const bare = (parsed: unknown, value: string): string => (typeof parsed === 'string' ? parsed : value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
