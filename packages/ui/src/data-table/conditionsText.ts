import type { Condition, ConditionKind } from '@embpm/calendar/condition'
import type { Translate } from '../ui-strings/index.js'
import { columnType, valueText, type TableColumn } from './DataColumnDef.js'
import type { panelWords } from './panelWords.js'
import type { words } from './words.js'

/** More values than these are counted, not named. */
const NAMED = 3

interface TextOptions {
  kind: ConditionKind
  locale: string
  t: Translate<typeof panelWords.words>
  /** The words for a value of the column. */
  valueText: (value: string) => string
}

/** What one reads of the conditions of a column: "is OData, RFC", "contains sales, does not contain test", "≥ 10". */
export function conditionsText(conditions: readonly Condition[], options: TextOptions): string {
  const { t, kind } = options
  const write = writer(options)
  const [kept, dropped] = [false, true].map((exclude) => {
    const values = conditions.filter((one) => one.exclude === exclude && one.test === 'is')
    if (values.length === 0) return []
    const named =
      values.length > NAMED
        ? t('anyOf', { count: values.length })
        : values.map(({ value }) => options.valueText(write(value))).join(', ')
    const isRange = kind === 'number' || kind === 'date'
    return [isRange && !exclude ? named : `${t(exclude ? 'isNot' : 'is')} ${named}`]
  })
  const others = conditions.filter(({ test }) => test !== 'is').map((one) => otherText(one, write, t))
  return [...(kept ?? []), ...others, ...(dropped ?? [])].join(', ')
}

const negative = {
  contains: 'containsNot',
  starts: 'startsNot',
  ends: 'endsNot',
  matches: 'matchesNot',
} as const

function otherText({ exclude, test, value, to = '' }: Condition, write: (end: string) => string, t: TextOptions['t']) {
  switch (test) {
    case 'contains':
    case 'starts':
    case 'ends':
    case 'matches':
      return `${t(exclude ? negative[test] : test)} ${value}`
    case 'empty':
      return t(exclude ? 'emptyNot' : 'empty')
    case 'between':
    case 'below':
    case 'above':
    case 'is': {
      const range = test === 'below' ? `< ${write(value)}` : test === 'above' ? `> ${write(value)}` : ''
      const condition = range || rangeText(value, to, write)
      return exclude ? t('notThat', { condition }) : condition
    }
  }
}

function rangeText(from: string, to: string, write: (end: string, last?: string) => string): string {
  if (from === '') return `≤ ${write(to)}`
  if (to === '') return `≥ ${write(from)}`
  return from === to ? write(from) : write(from, to)
}

/** Writes a value, or two ends, as one does in the language. */
function writer({ kind, locale }: TextOptions): (value: string, last?: string) => string {
  if (kind === 'number') {
    const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
    return (value, last) =>
      last === undefined ? format(Number(value)) : `${format(Number(value))} – ${format(Number(last))}`
  }
  if (kind !== 'date') return (value) => value
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' })
  const format = (day: string) => days.format(Date.parse(day))
  return (value, last) => {
    if (last === undefined) return format(value)
    if (value < last) return days.formatRange(Date.parse(value), Date.parse(last))
    return `${format(value)} – ${format(last)}`
  }
}

/** What a filter calls a value of a column. */
export function filterValueText(
  column: TableColumn,
  value: string,
  t: Translate<typeof words.words>,
  tPanel: Translate<typeof panelWords.words>,
): string {
  if (value === '') return tPanel('emptyValue')
  if (columnType(column) !== 'boolean' || column.columnDef.meta?.valueText) return valueText(column, value)
  return value === 'true' ? t('yes') : value === 'false' ? t('no') : value
}
