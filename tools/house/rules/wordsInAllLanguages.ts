import { file, type Rule, type SourceFile } from '../Rule.ts'

const folder = 'packages/app/src/text/'
/** The languages of the workspace; `packages/app/src/session/languages.ts` has their order in the menu. */
const languages = ['en', 'de', 'fr', 'es', 'pt-PT', 'pt-BR', 'pl', 'ru']

/** Keys of nested words, plural endings left out: languages have different plurals. */
function keys(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix.replace(/[._](?:zero|one|two|few|many|other)$/, '')]
  return Object.entries(value).flatMap(([key, inner]) => keys(inner, prefix === '' ? key : `${prefix}.${key}`))
}

function keysOf({ text }: SourceFile): Set<string> | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return new Set(keys(parsed))
  } catch {
    return undefined
  }
}

const english = (text: string) => file(`${folder}en.json`, text)
const others = (text: string) =>
  languages.filter((language) => language !== 'en').map((language) => file(`${folder}${language}.json`, text))

/** A word that is forgotten in a language is found here, not by its reader. */
export const wordsInAllLanguages: Rule = {
  says: 'every language has the same words',
  check(files) {
    const texts = files.filter(({ path }) => path.startsWith(folder) && path.endsWith('.json'))
    const first = texts.find(({ path }) => path === `${folder}en.json`)
    if (!first)
      return files.some(({ path }) => path.startsWith('packages/app/src/areas/'))
        ? [{ file: `${folder}en.json`, sentence: 'It is missing.' }]
        : []
    const wanted = keysOf(first) ?? new Set<string>()
    return languages.flatMap((language) => {
      const path = `${folder}${language}.json`
      const text = texts.find((other) => other.path === path)
      if (!text) return [{ file: path, sentence: 'It is missing.' }]
      const own = keysOf(text)
      if (!own) return [{ file: path, sentence: 'It is no JSON.' }]
      return [
        ...[...wanted].filter((key) => !own.has(key)).map((key) => ({ file: path, sentence: `"${key}" is missing.` })),
        ...[...own]
          .filter((key) => !wanted.has(key))
          .map((key) => ({ file: path, sentence: `"${key}" is not in en.json.` })),
      ]
    })
  },
  broken: [
    [
      file(`${folder}de.json`, '{"a":{"b":"x"}}'),
      english('{"a":{"b":"x","c":"y"}}'),
      ...others('{"a":{"b":"x","c":"y"}}').slice(1),
    ],
    [file(`${folder}ru.json`, '{"a":'), english('{"a":"x"}'), ...others('{"a":"x"}').slice(0, -1)],
    [
      file(`${folder}pl.json`, '{"a":"x","b":"y"}'),
      english('{"a":"x"}'),
      ...others('{"a":"x"}').filter(({ path }) => !path.endsWith('pl.json')),
    ],
  ],
  fine: [[english('{"n_one":"one","n_other":"many"}'), ...others('{"n_other":"x"}')]],
}
