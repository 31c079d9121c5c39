import { useMemo } from 'react'
import { searchText, searchTokens } from '../row-source/searchText.js'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import { words } from './words.js'

/** Writes values for the locale and knows what was searched. */
export interface CellFormat {
  search: string
  /** The words of the search in lower case. */
  tokens: readonly string[]
  number: (value: number) => string
  boolean: (value: boolean) => string
  /** A `Date`, ISO text or time stamp; other texts stay as they are. */
  date: (value: unknown) => string
}

/** Formatters are made once per locale: making them is slow, and every cell needs one. */
export function useCellFormat(search: string): CellFormat {
  const locale = useUiLocale()
  const t = useWords(words)
  const format = useMemo(() => {
    const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    const [yes, no] = [t('yes'), t('no')]
    return {
      number: (value: number) => numbers.format(value),
      boolean: (value: boolean) => (value ? yes : no),
      date(value: unknown) {
        const text = searchText(value)
        const date = value instanceof Date ? value : new Date(typeof value === 'number' ? value : text)
        if (Number.isNaN(date.getTime())) return text
        // A day without a time is that day everywhere.
        return (/^\d{4}-\d\d-\d\d$/.test(text) ? days : dates).format(date)
      },
    }
  }, [locale, t])
  return useMemo(() => ({ ...format, search, tokens: searchTokens(search) }), [format, search])
}
