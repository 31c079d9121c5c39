import * as z from 'zod/mini'
import type { Services } from './services.js'

/** Tags of the languages the workspace speaks, in the order of the language menu. Source: spec.md, section 9. */
export const languages = ['en', 'de', 'fr', 'es', 'pt-PT', 'pt-BR', 'pl', 'ru'] as const

/** One of the eight languages. */
export type Language = (typeof languages)[number]

/** Accepts one of the eight language tags. */
export const languageSchema = z.enum(languages)

/** The language remembered from the last visit, else English. Source: spec.md, section 9. */
export const preferredLanguage = ({ storage }: Pick<Services, 'storage'>): Language => storage.get('activeLang') ?? 'en'

/** What a language calls itself: `Deutsch` for `de`. A code that is none is shown as it is. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
