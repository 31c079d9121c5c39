import type { SourceFile } from '../Rule.ts'

/** Where the texts of the workspace stand, one file for each language. */
export const textFolder = 'packages/app/src/text/'

/** The language that all others are compared with. */
export const english = 'en'

/** A word in one language: its plural forms by category, or its one text under `''`. */
export type Forms = ReadonlyMap<string, string>

/** The texts of one language. */
export interface TextFile {
  path: string
  language: string
  /** By key, plural endings left out; `null` when the file is no JSON. */
  words: ReadonlyMap<string, Forms> | null
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']
const ending = new RegExp(`^(.+)_(${categories.join('|')})$`)

/** All files of texts in a project. */
export const readTexts = (files: readonly SourceFile[]): TextFile[] =>
  files
    .filter(({ path }) => path.startsWith(textFolder) && path.endsWith('.json'))
    .map(({ path, text }) => ({ path, language: path.slice(textFolder.length, -'.json'.length), words: parse(text) }))

function parse(text: string): TextFile['words'] {
  const words = new Map<string, Map<string, string>>()
  const add = (key: string, form: string, value: string) =>
    words.set(key, (words.get(key) ?? new Map<string, string>()).set(form, value))

  const collect = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
      const isPlural = 'other' in value && entries.every(([key]) => categories.includes(key))
      for (const [key, inner] of entries) {
        if (isPlural) add(path, key, String(inner))
        else collect(inner, path === '' ? key : `${path}.${key}`)
      }
      return
    }
    // The parts' words (`ui`) write plural forms as an object, the others as endings of the key.
    const [, base = path, form = ''] = (path.startsWith('ui.') ? null : ending.exec(path)) ?? []
    add(base, form, String(value))
  }

  try {
    collect(JSON.parse(text), '')
    return words
  } catch {
    return null
  }
}

/** Placeholders of a text, `{{name}}` and `{name}`, each once and in order. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{+\s*(\w+)\s*\}+/g), ([, name = '']) => name))].toSorted()
