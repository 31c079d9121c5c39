import { file, type Breach, type Rule } from '../Rule.ts'
import { readTexts, sharedFolder, type TextFile, type TextFolder } from '../words/readTexts.ts'
import { sameAsEnglish } from '../words/sameAsEnglish.ts'

const listFile = 'tools/house/words/sameAsEnglish.ts'
const allowed = new Set(sameAsEnglish.map(({ text }) => text))

/** The words of a text that could be translated. */
const wordsOf = (text: string): string[] => text.replaceAll(/\{+\w+\}+/g, ' ').match(/\p{L}{2,}/gu) ?? []
const wordsIn = (text: string): number => wordsOf(text).length

/** The line of the list that lets a text pass: the text itself, or what is left of it without placeholders and brackets. */
const lineFor = (text: string): string | undefined => [text, wordsOf(text).join(' ')].find((line) => allowed.has(line))

/** Keys of a language whose text is the English one, with this text. */
const equalsIn = ({ words }: TextFile, first: TextFile): [key: string, text: string][] =>
  [...(words ?? [])].flatMap(([key, forms]): [string, string][] => {
    const equal = [...forms].find(([form, text]) => first.words?.get(key)?.get(form) === text)
    return equal ? [[key, equal[1]]] : []
  })

const text = (language: string, words: object) => file(`${sharedFolder}${language}.json`, JSON.stringify(words))

/** Texts of a folder that look like forgotten translations, by file. */
function forgottenIn({ texts, first }: TextFolder): { path: string; equals: [key: string, text: string][] }[] {
  if (!first) return []
  const others = texts.filter((one) => one !== first).map((one) => ({ ...one, equals: equalsIn(one, first) }))
  const count = (wanted: string) => others.filter(({ equals }) => equals.some(([key]) => key === wanted)).length
  const isForgotten = ([key, text]: [string, string]) =>
    wordsIn(text) > 1 || (wordsIn(text) === 1 && count(key) > others.length / 2)
  return others.map(({ path, equals }) => ({ path, equals: equals.filter(isForgotten) }))
}

/** One word can be the same in a language or two; several are not, and none is in most languages. */
export const wordsTranslated: Rule = {
  says: 'no text of another language is the English one',
  check(files) {
    const forgotten = readTexts(files).flatMap(forgottenIn)
    const needed = new Set(forgotten.flatMap(({ equals }) => equals.map(([, text]) => lineFor(text))))
    const stale = files.some(({ path }) => path === listFile) ? [...allowed].filter((text) => !needed.has(text)) : []
    return [
      ...forgotten.flatMap(({ path, equals }): Breach[] =>
        equals
          .filter(([, text]) => lineFor(text) === undefined)
          .map(([key, text]) => ({ file: path, sentence: `"${key}" is still English: “${text}”.` })),
      ),
      ...stale.map((text) => ({ file: listFile, sentence: `“${text}” needs no line any more.` })),
    ]
  },
  broken: [
    [text('de', { a: 'Two words' }), text('en', { a: 'Two words' }), text('pl', { a: 'Dwa słowa' })],
    [text('de', { a: 'Word' }), text('en', { a: 'Word' }), text('pl', { a: 'Word' })],
    [
      text('de', { n_one: 'eine', n_other: '{{count}} green apples' }),
      text('en', { n_one: 'one', n_other: '{{count}} green apples' }),
    ],
    [file(listFile, ''), text('en', { a: 'Yes' }), text('de', { a: 'Ja' })],
  ],
  fine: [
    [text('de', { a: 'Name' }), text('en', { a: 'Name' }), text('pl', { a: 'Nazwa' })],
    [text('de', { a: '{{a}} + {{b}}', b: '{{c}} (ID)' }), text('en', { a: '{{a}} + {{b}}', b: '{{c}} (ID)' })],
  ],
}
