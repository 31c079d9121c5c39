import type { Translate } from '../ui-strings/index.js'
import type { fileWords } from './fileWords.js'

const kinds = ['image', 'audio', 'video', 'text'] as const

/** Accepted types as people call them, joined by "or": PDF, CSV or images. */
export function acceptedTypes(
  accept: readonly string[],
  t: Translate<(typeof fileWords)['words']>,
  locale: string,
): string {
  const names = accept.map((given) => {
    const one = given.trim().toLowerCase()
    const kind = kinds.find((name) => one === `${name}/*`)
    if (kind !== undefined) return t(kind)
    return one.replace(/^(?:\.|.*\/(?:x-|vnd\.)?)/, '').toUpperCase()
  })
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(names))
}
