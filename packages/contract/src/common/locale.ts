import * as z from 'zod/mini'

/** The languages of the product. Source: the specification, business constants. */
export const locales = ['en', 'de', 'fr', 'es', 'pt-PT', 'pt-BR', 'pl', 'ru'] as const

/** Schema of one of the languages of the product. */
export const locale = z.enum(locales)

/** One of the languages of the product. */
export type Locale = z.infer<typeof locale>
