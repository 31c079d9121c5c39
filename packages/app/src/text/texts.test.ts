import { expect, test } from 'vitest'
import { languages } from '../session/languages.js'

const files = import.meta.glob<Record<string, unknown>>('./*.json', { import: 'default', eager: true })

/** Keys with plural endings taken off: languages differ in their plural forms. */
const keys = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !('other' in value)
    ? Object.entries(value).flatMap(([key, child]) =>
        keys(child, `${path}.${key.replace(/_(zero|one|two|few|many|other)$/, '')}`),
      )
    : [path]

const keysOf = (language: string) => new Set(keys(files[`./${language}.json`]))

test('there is a file for each language and for no other', () => {
  expect(Object.keys(files).toSorted()).toEqual(languages.map((language) => `./${language}.json`).toSorted())
})

test.each(languages)('%s has every word', (language) => {
  expect(keysOf(language)).toEqual(keysOf('en'))
})

test.each(languages)('%s keeps every placeholder', (language) => {
  const placeholders = (text: unknown) => new Set(JSON.stringify(text).match(/\{+\w+\}+/g))
  expect(placeholders(files[`./${language}.json`])).toEqual(placeholders(files['./en.json']))
})
