import type { CsvOptions } from './csvText.js'

/** How spreadsheets of a language read CSV: where the comma is in numbers, `;` divides. */
export function csvFormat(locale: string): Required<CsvOptions> {
  const mark = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value
  return mark === ',' ? { decimal: ',', delimiter: ';' } : { decimal: '.', delimiter: ',' }
}
