import { median } from './median.ts'

/** The head of a Markdown table: texts in the first column, numbers in the others. */
export function tableHead(cells: readonly string[]): string {
  return `${tableRow(cells)}\n${tableRow(cells.map((_, index) => (index === 0 ? '---' : '---:')))}`
}

/** One line of a Markdown table. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** A number with as many digits as say something. */
export function digits(value: number): string {
  return Math.abs(value) >= 10 ? value.toFixed(0) : value.toFixed(1)
}

/** The median, with the lowest and the highest value. */
export function spread(values: readonly number[]): string {
  const middle = digits(median(values))
  return values.length > 1 ? `${middle} (${digits(Math.min(...values))}–${digits(Math.max(...values))})` : middle
}

/** How far the times of a fixed computation beside the sessions lie apart. */
export function contention(times: readonly number[], middle: number): string {
  const spread = `${digits(Math.min(...times))}–${digits(Math.max(...times))}`
  return `A fixed computation beside the sessions took ${digits(middle)} ms (${spread}): a wide spread means that something else used the processor.`
}
