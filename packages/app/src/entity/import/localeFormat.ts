import { dateOrders, type ImportFormat } from './ImportFormat.js'

const letters: Readonly<Record<string, string | undefined>> = { day: 'd', month: 'm', year: 'y' }

/** How a language writes numbers and dates. */
export function localeFormat(language: string): ImportFormat {
  const decimal = new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value
  const order = new Intl.DateTimeFormat(language)
    .formatToParts(0)
    .map(({ type }) => letters[type] ?? '')
    .join('')
  return { decimal: decimal === ',' ? ',' : '.', dateOrder: dateOrders.find((one) => one === order) ?? 'ymd' }
}
