import * as z from 'zod/mini'

/** Tags of the languages the workspace speaks, in the order of the language menu. Source: spec.md, section 9. */
export const languages = ['en', 'de', 'fr', 'es', 'pt-PT', 'pt-BR', 'pl', 'ru'] as const

/** One of the eight languages. */
export type Language = (typeof languages)[number]

/** Accepts one of the eight language tags. */
export const languageSchema = z.enum(languages)
