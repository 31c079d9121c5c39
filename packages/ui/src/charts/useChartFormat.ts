import { useMemo } from 'react'
import { useUiLocale } from '../ui-strings/index.js'

/** Writes a value as a chart was told to, else as the number in the language of `UiStrings`. */
export function useChartFormat(given?: (value: number) => string): (value: number) => string {
  const locale = useUiLocale()
  return useMemo(() => given ?? new Intl.NumberFormat(locale).format, [given, locale])
}
