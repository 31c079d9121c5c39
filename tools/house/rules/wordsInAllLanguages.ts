import { file, type Breach, type Rule } from '../Rule.ts'
import { english, readTexts, sharedFolder, type Forms, type TextFile, type TextFolder } from '../words/readTexts.ts'

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

/** Names that a later folder has, too: of two words of one key only one would be heard. */
function givenTwice(folders: readonly TextFolder[]): Breach[] {
  const owners = new Map<string, string>()
  return folders.flatMap(({ first }) => {
    if (!first) return []
    const names = new Set(Array.from(first.words.keys(), (key) => key.split('.')[0] ?? ''))
    return [...names].flatMap((name): Breach[] => {
      const owner = owners.get(name)
      if (owner !== undefined) return [{ file: owner, sentence: `"${name}" is in ${first.path}, too.` }]
      owners.set(name, first.path)
      return []
    })
  })
}

const text = (language: string, words: object, folder = sharedFolder) =>
  file(`${folder}${language}.json`, JSON.stringify(words))
const ofOrders = 'packages/app/src/areas/project/orders/text/'
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
    const folders = readTexts(files)
    return [
      ...folders.flatMap(({ folder, texts, first }) => [
        ...wanted
          .filter((language) => !texts.some((one) => one.language === language))
          .map((language) => ({ file: languagesFile, sentence: `${folder}${language}.json is missing.` })),
        ...texts
          .filter(({ language }) => !wanted.includes(language))
          .map(({ path }) => ({ file: path, sentence: `${languagesFile} does not name this language.` })),
        ...texts.flatMap((one) => breachesOf(one, first?.words ?? new Map<string, Forms>())),
      ]),
      ...givenTwice(folders),
    ]
  },
  broken: [
    [text('pl', { a: { b: 'x' } }), text('en', { a: { b: 'x', c: 'y' } }), languages],
    [text('pl', { a: 'x', b: 'y' }), text('en', { a: 'x' }), languages],
    [file(`${sharedFolder}pl.json`, '{"a":'), text('en', { a: 'x' }), languages],
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
    [languages, text('en', {}), text('pl', {}), text('en', { a: 'x' }, ofOrders)],
    [
      text('en', { a: { c: 'y' } }, ofOrders),
      text('en', { a: { b: 'x' } }),
      text('pl', { a: { b: 'x' } }),
      text('pl', { a: { c: 'y' } }, ofOrders),
      languages,
    ],
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
      text('en', { orders: { title: 'x' } }, ofOrders),
      text('pl', { orders: { title: 'y' } }, ofOrders),
      languages,
    ],
  ],
}
