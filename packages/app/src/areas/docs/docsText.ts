import { lazyPart, type LazyPart } from '@embpm/ui/lazy-part'
import { languageSchema, type Language } from '../../session/languages.js'
import type english from './screen-text/en.json'

/** All guides and changes in one language; the English file gives the shape. */
export type DocsText = typeof english

const parts: Readonly<Record<Language, LazyPart<DocsText>>> = {
  en: lazyPart(async () => (await import('./screen-text/en.json')).default),
  de: lazyPart(async () => (await import('./screen-text/de.json')).default),
  fr: lazyPart(async () => (await import('./screen-text/fr.json')).default),
  es: lazyPart(async () => (await import('./screen-text/es.json')).default),
  'pt-PT': lazyPart(async () => (await import('./screen-text/pt-PT.json')).default),
  'pt-BR': lazyPart(async () => (await import('./screen-text/pt-BR.json')).default),
  pl: lazyPart(async () => (await import('./screen-text/pl.json')).default),
  ru: lazyPart(async () => (await import('./screen-text/ru.json')).default),
}

/** What is read on these pages alone, in a language: among the texts of the app every visit would load it. */
export const docsText = (language: string): LazyPart<DocsText> => parts[languageSchema.parse(language)]
