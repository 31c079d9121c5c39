import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Word, Words, WordSet } from './defineWords.js'

interface UiStringsContext {
  value: Readonly<Record<string, Words>>
  locale: string
}

const Context = createContext<UiStringsContext>({ value: {}, locale: 'en' })

/** Props of `UiStrings`. */
export interface UiStringsProps {
  /** Replacements by component name and key, for example `{ dialog: { close: 'Schließen' } }`. Missing ones stay English. */
  value: Readonly<Record<string, Words>>
  /** BCP 47 tag for plurals, numbers and dates. Default `en`. */
  locale?: string
  children: ReactNode
}

/** Replaces the words of all parts, fields and pickers below it. Without it they are English. */
export function UiStrings({ value, locale = 'en', children }: UiStringsProps) {
  const context = useMemo(() => ({ value, locale }), [value, locale])
  return <Context value={context}>{children}</Context>
}

/** The BCP 47 tag that words, numbers and dates follow here. */
export const useUiLocale = (): string => use(Context).locale

/** Translates a key of a component's words; numbers in `params` are written for the locale. */
export type Translate<W extends Words> = (
  key: keyof W & string,
  params?: Readonly<Record<string, string | number>>,
) => string

/** The words of one component: replaced ones first, English where there is none. */
export function useWords<W extends Words>(set: WordSet<W>): Translate<W> {
  const { value, locale } = use(Context)
  return useMemo(() => {
    const replaced = value[set.name]
    return (key, params = {}) => {
      const word: Word = replaced?.[key] ?? set.words[key] ?? key
      return fill(typeof word === 'string' ? word : plural(word, Number(params.count), locale), params, locale)
    }
  }, [value, locale, set])
}

const plural = (word: Exclude<Word, string>, count: number, locale: string): string =>
  word[new Intl.PluralRules(locale).select(count)] ?? word.other

const fill = (text: string, params: Readonly<Record<string, string | number>>, locale: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const param = params[name]
    if (param === undefined) return whole
    return typeof param === 'number' ? new Intl.NumberFormat(locale).format(param) : param
  })
