import { dirname } from 'node:path/posix'
import { isProduct } from '../parse.ts'
import { file, type Breach, type Rule, type SourceFile } from '../Rule.ts'
import { codeFacts } from '../words/codeFacts.ts'
import { english, readTexts, sharedFolder, type Forms } from '../words/readTexts.ts'

/** English may have one text for all numbers where other languages need several: the part then has but that one. */
const same = (text: Forms, word: Forms) =>
  [...text].every(([form, one]) => one === (word.get(form) ?? word.get(''))) &&
  (word.has('') || word.size === text.size)

interface PartWord {
  key: string
  /** As in the texts: `ui.dialog.close`. */
  path: string
  source: SourceFile
  forms: Forms
}

/** The words that parts declare beside themselves. */
const wordsOf = (sources: readonly SourceFile[]): PartWord[] =>
  sources.flatMap((source) =>
    codeFacts(source).wordSets.flatMap(({ name, words }) =>
      [...words].map(([key, forms]) => ({ key, path: `ui.${name}.${key}`, source, forms })),
    ),
  )

/** The facts of the part itself, its folder and who imports the file of its words: one of them has to ask for a word. */
function factsBeside({ path: own }: SourceFile, sources: readonly SourceFile[]) {
  const folder = `${dirname(own)}/`
  const name = own.slice(folder.length).replace(/\.tsx?$/, '.js')
  return sources.filter(({ path, text }) => path.startsWith(folder) || text.includes(`/${name}'`)).map(codeFacts)
}

const isAsked = (key: string, facts: ReturnType<typeof factsBeside>): boolean =>
  facts.some(
    ({ strings, properties, templates }) =>
      strings.has(key) ||
      properties.has(key) ||
      templates.some((parts) => {
        const [start = '', end = ''] = [parts[0], parts.at(-1)]
        return `${start}${end}` !== '' && key.startsWith(start) && key.endsWith(end)
      }),
  )

const part = (code: string) => file('packages/ui/src/dialog/Dialog.tsx', code)
const words = (value: object) => file(`${sharedFolder}${english}.json`, JSON.stringify({ ui: value }))
const dialog = part(
  `const words = defineWords('dialog', { close: 'Close', n: { one: 'a', other: 'b' } }); t('close'); t('n')`,
)

/** Parts bring English words of their own; the texts have each of them, so that it can be translated, and no other. */
export const wordsOfParts: Rule = {
  says: 'the texts have the words of the parts, and each part asks for its words',
  check(files) {
    const texts = readTexts(files).find(({ folder }) => folder === sharedFolder)?.first
    if (!texts) return []
    const sources = files.filter(isProduct)
    const declared = wordsOf(sources)
    const paths = new Set(declared.map(({ path }) => path))
    const known = texts.words
    const beside = new Map(
      [...new Set(declared.map(({ source }) => source))].map((one) => [one, factsBeside(one, sources)]),
    )
    return [
      ...declared.flatMap((word): Breach[] => {
        const text = known.get(word.path)
        if (!text) return [{ file: texts.path, sentence: `"${word.path}" is missing.` }]
        if (same(text, word.forms)) return []
        return [{ file: texts.path, sentence: `"${word.path}" differs from the word of ${word.source.path}.` }]
      }),
      ...[...known.keys()]
        .filter((key) => key.startsWith('ui.') && !paths.has(key))
        .map((key) => ({ file: texts.path, sentence: `No part has the word "${key}".` })),
      ...declared
        .filter(({ key, source }) => !isAsked(key, beside.get(source) ?? []))
        .map(({ key, source }) => ({ file: source.path, sentence: `Nobody asks for its word "${key}".` })),
    ]
  },
  broken: [
    [words({ dialog: { n: { one: 'a', other: 'b' } } }), dialog],
    [words({ dialog: { close: 'Shut', n: { one: 'a', other: 'b' } } }), dialog],
    [words({ dialog: { close: 'Close', n: { one: 'a', other: 'b' }, open: 'Open' } }), dialog],
    [
      words({ dialog: { n: { one: 'a' } } }),
      part(`const words = defineWords('dialog', { n: { one: 'a', other: 'b' } }); t('n')`),
    ],
    [part(`const words = defineWords('dialog', { close: 'Close' })`), words({ dialog: { close: 'Close' } })],
  ],
  fine: [
    [words({ dialog: { close: 'Close', n: { one: 'a', other: 'b' } } }), dialog],
    [
      words({ a: { x: 'X', 'y.z': 'Y', mOne: { one: 'M', other: 'M' } } }),
      file('packages/ui/src/a/aWords.ts', `export const aWords = defineWords('a', { x: 'X', 'y.z': 'Y', mOne: 'M' })`),
      file('packages/ui/src/a/A.tsx', `t('y.z'); t(\`m\${kind}\`)`),
      file('packages/ui/src/b/B.tsx', `import { aWords } from '../a/aWords.js'\nconst kinds = ['x']`),
    ],
  ],
}
