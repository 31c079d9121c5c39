import { median } from '../median.ts'
import { contention, digits, tableHead, tableRow } from '../table.ts'
import type { CallTimes, ServicesSample } from './ServicesSample.ts'

/** What a page of an answer may take, in ms of service time. */
const goal = 50

const columns = { first: 'first call', repeated: 'repeated', changed: 'after a change', limit: 'plain loop' } as const
type Column = keyof typeof columns
const columnNames = ['first', 'repeated', 'changed', 'limit'] as const

/** Markdown tables of the sample services. */
export function reportServices(samples: readonly ServicesSample[]): string {
  const counts = [...new Set(samples.map(({ rows }) => rows))]
  const errors = samples.flatMap(({ rows, errors: found }) => found.map((error) => `- ${rows} rows: ${error}`))
  const times = samples.map(({ calibration }) => calibration)
  return [
    ...counts.flatMap((rows) => {
      const own = samples.filter((sample) => sample.rows === rows)
      return [
        timesTable(rows, own),
        timesLine('Making the rows, once per page', own, 'made'),
        timesLine('Calls of the product', own, 'product'),
      ]
    }),
    errors.length === 0 ? '' : ['Errors:', '', ...new Set(errors)].join('\n'),
    contention(times, median(times)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function timesTable(rows: number, samples: readonly ServicesSample[]): string {
  const titles = [...new Set(samples.flatMap(({ calls }) => calls.map(({ title }) => title)))]
  return [
    `## ${rows.toLocaleString('en')} rows: service time in ms, median (min–max) ×ratio to the plain loop, **over ${goal} ms**`,
    '',
    tableHead(['', ...columnNames.map((column) => columns[column])]),
    ...titles.map((title) => {
      const calls = samples.flatMap((sample) => sample.calls.filter((one) => one.title === title))
      return tableRow([title, ...columnNames.map((column) => cell(column, calls))])
    }),
  ].join('\n')
}

function cell(column: Column, calls: readonly CallTimes[]): string {
  const values = calls.map((call) => call[column])
  const middle = median(values)
  const spread = values.length > 1 ? ` (${digits(Math.min(...values))}–${digits(Math.max(...values))})` : ''
  const shown = middle > goal ? `**${digits(middle)}**` : digits(middle)
  if (column === 'limit') return `${shown}${spread}`
  return `${shown}${spread} ×${median(calls.map((call) => call[column] / call.limit)).toFixed(1)}`
}

function timesLine(what: string, samples: readonly ServicesSample[], of: 'made' | 'product'): string {
  const titles = [...new Set(samples.flatMap((sample) => sample[of].map(({ title }) => title)))]
  const times = titles.map((title) => {
    const own = samples.flatMap((sample) => sample[of].filter((one) => one.title === title))
    return `${title.toLowerCase()} ${digits(median(own.map(({ time }) => time)))}`
  })
  return `${what}, in ms: ${times.join('; ')}.`
}
