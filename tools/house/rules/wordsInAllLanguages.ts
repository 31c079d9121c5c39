import { file, type Breach, type Rule } from '../Rule.ts'
import { english, readTexts, textFolder, type Forms, type TextFile } from '../words/readTexts.ts'

const languagesFile = 'packages/app/src/session/languages.ts'

const names = (forms: Iterable<string>) => [...forms].toSorted().join(', ')

/** Plural categories that a language tells apart. */
const categoriesOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.map(String)

/** What is wrong with the forms of a word, if anything. */
function formsProblem(language: string, wanted: Forms, own: Forms): string | undefined {
  const needed = wanted.has('') ? [''] : categoriesOf(language)
  if (own.size === needed.length && needed.every((form) => own.has(form))) return undefined
  if (wanted.has('') || own.has('')) return 'has plural forms in one language and none in another'
  return `has the plural forms ${names(own.keys())}; this language needs ${names(needed)}`
}

function breachesOf({ path, language, words }: TextFile, wanted: ReadonlyMap<string, Forms>): Breach[] {
  if (!words) return [{ file: path, sentence: 'It is no JSON.' }]
  return [
    ...[...wanted].flatMap(([key, forms]) => {
      const own = words.get(key)
      if (!own) return [{ file: path, sentence: `"${key}" is missing.` }]
      const problem = formsProblem(language, forms, own)
      return problem === undefined ? [] : [{ file: path, sentence: `"${key}" ${problem}.` }]
    }),
    ...[...words.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => ({ file: path, sentence: `"${key}" is not in ${english}.json.` })),
  ]
}

const text = (language: string, words: object) => file(`${textFolder}${language}.json`, JSON.stringify(words))
const languages = file(languagesFile, `export const languages = ['en', 'pl'] as const`)

/** A word that is forgotten in a language is found here, not by its reader. */
export const wordsInAllLanguages: Rule = {
  says: 'every language has the same words, in the plural forms that it needs',
  check(files) {
    const list = files.find(({ path }) => path === languagesFile)?.text
    if (list === undefined) return []
    const wanted = Array.from(
      /languages = \[([^\]]*)\]/.exec(list)?.[1]?.matchAll(/'([^']+)'/g) ?? [],
      ([, one]) => one,
    )
    const texts = readTexts(files)
    const words = texts.find(({ language }) => language === english)?.words ?? new Map<string, Forms>()
    return [
      ...wanted
        .filter((language) => !texts.some((one) => one.language === language))
        .map((language) => ({ file: languagesFile, sentence: `${textFolder}${language}.json is missing.` })),
      ...texts
        .filter(({ language }) => !wanted.includes(language))
        .map(({ path }) => ({ file: path, sentence: `${languagesFile} does not name this language.` })),
      ...texts.flatMap((one) => breachesOf(one, words)),
    ]
  },
  broken: [
    [text('pl', { a: { b: 'x' } }), text('en', { a: { b: 'x', c: 'y' } }), languages],
    [text('pl', { a: 'x', b: 'y' }), text('en', { a: 'x' }), languages],
    [file(`${textFolder}pl.json`, '{"a":'), text('en', { a: 'x' }), languages],
    [text('pl', { n_one: 'x', n_other: 'y' }), text('en', { n_one: 'x', n_other: 'y' }), languages],
    [text('pl', { n: 'y' }), text('en', { n_one: 'x', n_other: 'y' }), languages],
    [text('en', { n_other: 'y' }), text('pl', { n_one: '', n_few: '', n_many: '', n_other: '' }), languages],
    [
      text('pl', { ui: { part: { n: { one: 'x', other: 'y' } } } }),
      text('en', { ui: { part: { n: { one: 'x', other: 'y' } } } }),
      languages,
    ],
    [text('de', {}), text('en', {}), text('pl', {}), languages],
    [languages, text('en', {})],
  ],
  fine: [
    [
      text('en', { a: 'x', n_one: 'x', n_other: 'y', ui: { part: { n: { one: 'x', other: 'y' } } } }),
      text('pl', {
        a: 'x',
        n_one: 'a',
        n_few: 'b',
        n_many: 'c',
        n_other: 'd',
        ui: { part: { n: { one: 'a', few: 'b', many: 'c', other: 'd' } } },
      }),
      languages,
    ],
  ],
}
