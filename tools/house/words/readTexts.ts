import type { SourceFile } from '../Rule.ts'

/** Where the shared texts are, one file for each language. Areas and kinds of entity have such folders of their own. */
export const sharedFolder = 'packages/app/src/text/'

const textPath = /^(packages\/app\/src\/(?:.+\/)?(?:screen-)?text\/)([\w-]+)\.json$/

/** The language that all others are compared with. */
export const english = 'en'

/** A word in one language: its plural forms by category, or its one text under `''`. */
export type Forms = ReadonlyMap<string, string>

/** The texts of one language in a folder. */
export interface TextFile {
  path: string
  language: string
  /** By key, plural endings left out; `null` when the file is no JSON. */
  words: ReadonlyMap<string, Forms> | null
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']
const ending = new RegExp(`^(.+)_(${categories.join('|')})$`)

/** The texts that the others are compared with. */
interface FirstFile extends TextFile {
  words: ReadonlyMap<string, Forms>
}

/** The texts of one folder. */
export interface TextFolder {
  folder: string
  /** Whether they come with a screen, which reads them as typed data, and not with the texts of the app. */
  ofScreen: boolean
  texts: readonly TextFile[]
  /** The English ones; missing where there is no such file, or it is no JSON. */
  first: FirstFile | undefined
}

/** All texts of a project, by their folders. */
export function readTexts(files: readonly SourceFile[]): TextFolder[] {
  const folders = new Map<string, TextFile[]>()
  for (const { path, text } of files) {
    const [, folder = '', language = ''] = textPath.exec(path) ?? []
    if (folder) folders.set(folder, [...(folders.get(folder) ?? []), { path, language, words: parse(text) }])
  }
  return [...folders].map(([folder, texts]) => ({
    folder,
    ofScreen: folder.endsWith('/screen-text/'),
    texts,
    first: texts.find(isFirst),
  }))
}

const isFirst = (one: TextFile): one is FirstFile => one.language === english && one.words !== null

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
