import { lazyPart, type LazyPart } from '@embpm/ui/lazy-part'
import type { Language } from '../../../session/languages.js'

type Words = Readonly<Record<string, string>>

const parts: Readonly<Record<Language, LazyPart<Words>>> = {
  en: lazyPart(async () => (await import('../../bpmn/words/en.json')).default),
  de: lazyPart(async () => (await import('../../bpmn/words/de.json')).default),
  fr: lazyPart(async () => (await import('../../bpmn/words/fr.json')).default),
  es: lazyPart(async () => (await import('../../bpmn/words/es.json')).default),
  'pt-PT': lazyPart(async () => (await import('../../bpmn/words/pt-PT.json')).default),
  'pt-BR': lazyPart(async () => (await import('../../bpmn/words/pt-BR.json')).default),
  pl: lazyPart(async () => (await import('../../bpmn/words/pl.json')).default),
  ru: lazyPart(async () => (await import('../../bpmn/words/ru.json')).default),
}

const isLanguage = (language: string): language is Language => Object.hasOwn(parts, language)

/** The words of the modeler in a language. */
export const wordsOf = (language: string): LazyPart<Words> => parts[isLanguage(language) ? language : 'en']
