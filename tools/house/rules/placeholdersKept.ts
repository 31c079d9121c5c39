import { file, type Rule } from '../Rule.ts'
import { placeholdersOf, readTexts, sharedFolder, type Forms } from '../words/readTexts.ts'

/**
 * Placeholders that a form must have: those of the English word. The number itself may be spelled out or left out in any
 * form but the last.
 */
const wantedIn = (forms: Forms, form: string): { needed: string[]; allowed: string[] } => {
  const allowed = placeholdersOf([...forms.values()].join(' '))
  return { allowed, needed: form === '' || form === 'other' ? allowed : allowed.filter((name) => name !== 'count') }
}

const shown = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '))
const text = (language: string, words: object) => file(`${sharedFolder}${language}.json`, JSON.stringify(words))

/** A translation without its placeholder hides a name or a number; one with another shows braces. */
export const placeholdersKept: Rule = {
  says: 'every language keeps the placeholders of a word',
  check(files) {
    return readTexts(files).flatMap(({ texts, first }) =>
      texts.flatMap(({ path, words: own }) =>
        [...(own ?? [])].flatMap(([key, forms]) =>
          [...forms].flatMap(([form, one]) => {
            const { needed, allowed } = wantedIn(first?.words.get(key) ?? forms, form)
            const found = placeholdersOf(one)
            if (needed.every((name) => found.includes(name)) && found.every((name) => allowed.includes(name))) return []
            const name = form === '' ? `"${key}"` : `"${key}" (${form})`
            return [
              { file: path, sentence: `${name} has the placeholders ${shown(found)} instead of ${shown(allowed)}.` },
            ]
          }),
        ),
      ),
    )
  },
  broken: [
    [text('de', { a: 'Hallo' }), text('en', { a: 'Hello {{name}}' })],
    [text('de', { a: 'Hallo {{nmae}}' }), text('en', { a: 'Hello {{name}}' })],
    [text('de', { a: 'Hallo {{name}}' }), text('en', { a: 'Hello' })],
    [text('de', { n_one: '{{count}}', n_other: 'viele' }), text('en', { n_one: '{{count}}', n_other: '{{count}}' })],
    [
      text('de', { ui: { part: { n: { one: 'eine', other: '{count} mit {name}' } } } }),
      text('en', { ui: { part: { n: { one: '{name}', other: '{count} of {name}' } } } }),
    ],
  ],
  fine: [
    [
      text('de', { a: '{{b}} von {{a}}', n_one: 'eine', n_other: '{{count}}' }),
      text('en', { a: '{{a}} of {{b}}', n_one: '{{count}}', n_other: '{{count}}' }),
    ],
  ],
}
