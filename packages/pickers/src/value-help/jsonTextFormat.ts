import type { ValueFormat } from './ValueFormat.js'

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
