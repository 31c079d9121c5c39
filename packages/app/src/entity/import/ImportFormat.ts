import { csvFile, csvFormat, csvText } from '@embpm/ui/file-export'

/** The mark before the decimals of a number. */
export const decimalMarks = [',', '.'] as const

/** In which order a date names day, month and year. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const

/** How a file writes numbers and dates. ISO is always understood beside it. */
export interface ImportFormat {
  decimal: (typeof decimalMarks)[number]
  dateOrder: (typeof dateOrders)[number]
}

const letters: Readonly<Record<string, string | undefined>> = { day: 'd', month: 'm', year: 'y' }

/** How a language writes numbers and dates. */
export function localeFormat(language: string): ImportFormat {
  const order = new Intl.DateTimeFormat(language)
    .formatToParts(0)
    .map(({ type }) => letters[type] ?? '')
    .join('')
  return { decimal: csvFormat(language).decimal, dateOrder: dateOrders.find((one) => one === order) ?? 'ymd' }
}

/** A CSV file as spreadsheets of the user's language read it: `;` divides where the comma is in numbers. */
export const csvFileOf = (records: readonly (readonly string[])[], { decimal }: ImportFormat): Blob =>
  csvFile(csvText(records, { delimiter: decimal === ',' ? ';' : ',' }))
