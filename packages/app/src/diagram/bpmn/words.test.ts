import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { languages } from '../../session/languages.js'
import { Words } from './words.js'

const folder = fileURLToPath(new URL('words', import.meta.url))
const library = fileURLToPath(new URL('.', import.meta.resolve('bpmn-js/lib/Modeler')))

const wordsIn = (language: string) =>
  z
    .record(z.string(), z.string().check(z.minLength(1)))
    .parse(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')))

const sources = readdirSync(library, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(library, name), 'utf8').replaceAll(/^\s*(?:\*|\/\/).*$/gm, ''))

/** What is left out: the library's own palette, search and menus to arrange. */
const unused =
  /^(?:Activate .* tool|Align elements ?.*|Distribute elements .*|Search in diagram|Connect using data output association)$/

const asked = new Set(
  sources
    .flatMap((text) => [
      ...text.matchAll(/translate\(\s*'([^']+)'/g),
      ...text.matchAll(/\blabel: '([^']+)'/g),
      ...text.matchAll(/_MSG = '([^']+)'/g),
    ])
    .map(([, text = '']) => text)
    .filter((text) => /^\w/.test(text) && !unused.test(text)),
)

test('finds what the library asks for', () => {
  expect(asked.size).toBeGreaterThan(110)
  expect(asked).toContain('Append task')
  expect(asked).toContain('Timer start event (non-interrupting)')
  expect(asked).toContain('flow elements must be children of pools/participants')
})

test.each(languages)('has every text of the library in %s', (language) => {
  const words = wordsIn(language)
  expect([...asked].filter((text) => !words[text])).toEqual([])
})

test.each(languages)('has the same texts in %s as in English, with their placeholders', (language) => {
  const words = wordsIn(language)
  expect(Object.keys(words)).toEqual(Object.keys(wordsIn('en')))
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).join()
  const broken = Object.entries(words).filter(([english, text]) => placeholders(english) !== placeholders(text))
  expect(broken).toEqual([])
})

test('fills placeholders, and remembers what it has no word for', () => {
  const words = new Words()
  words.speak({ 'Open {element}': '{element} öffnen' })
  expect(words.say('Open {element}', { element: 'Prüfen' })).toBe('Prüfen öffnen')
  expect(words.say('Drill {down}', { up: '1' })).toBe('Drill {down}')
  expect(words.missing()).toEqual(['Drill {down}'])
  words.speak({})
  expect(words.missing()).toEqual([])
})
