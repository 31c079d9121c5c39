/** What a cell is asked in: hours, or pieces. */
export const measures = ['hours', 'quantity'] as const

/** What a cell is asked in. */
export type Measure = (typeof measures)[number]

const most: Readonly<Record<Measure, number>> = { hours: 100_000, quantity: 100_000_000 }

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Reads a number as people write it in a language, with either sign for the decimals where it cannot be the one of groups; `null` for
 * anything else, and for what no cell can have.
 */
export function parseAmount(text: string, language: string, measure: Measure): number | null {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(12_345_678.5)
  const sign = (type: string, usual: string) => parts.find((part) => part.type === type)?.value ?? usual
  const [decimal, group] = [sign('decimal', '.'), sign('group', ',')]
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '')
  const grouped = group.trim() === '' ? '' : escaped(group)
  const isPlain = /^\d+(?:[.,]\d{1,2})?$/.test(plain)
  const isGrouped = new RegExp(String.raw`^\d{1,3}(?:${grouped}\d{3})+(?:${escaped(decimal)}\d+)?$`).test(plain)
  if (!isPlain && !isGrouped) return null
  const number = Number(isPlain ? plain.replace(',', '.') : plain.replaceAll(group, '').replace(decimal, '.'))
  return number <= most[measure] ? Math.round(number * 100) / 100 : null
}

/** The texts of a block that was copied from a spreadsheet, row by row. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((one) => one.trim()))
