import {
  parseCondition,
  patternCondition,
  patternParts,
  type Condition,
  type ConditionKind,
} from '@embpm/calendar/condition'
import type { panelWords } from './panelWords.js'

/** What a line of a filter asks: a test, `not` of one, or `between` with one open end. */
export type Operator =
  | 'contains'
  | 'containsNot'
  | 'starts'
  | 'startsNot'
  | 'ends'
  | 'endsNot'
  | 'matches'
  | 'matchesNot'
  | 'is'
  | 'isNot'
  | 'empty'
  | 'emptyNot'
  | 'between'
  | 'betweenNot'
  | 'fromValue'
  | 'toValue'
  | 'above'
  | 'below'

/** One line of a filter as it is typed. */
export interface ConditionRow {
  id: number
  operator: Operator
  /** What is typed; of two ends the first. */
  value: string
  /** The last of two ends. */
  to: string
}

const ofTexts = [
  'contains',
  'containsNot',
  'starts',
  'startsNot',
  'ends',
  'endsNot',
  'is',
  'isNot',
  'empty',
  'emptyNot',
] as const
const ofRanges = [
  'between',
  'fromValue',
  'toValue',
  'above',
  'below',
  'is',
  'isNot',
  'betweenNot',
  'empty',
  'emptyNot',
] as const

/** What can be asked of a kind of values, the most usual first; of texts also what a typed wildcard has become. */
export function operatorsOf(kind: ConditionKind, current: Operator): readonly Operator[] {
  const operators = kind === 'number' || kind === 'date' ? ofRanges : ofTexts
  return operators.some((one) => one === current) ? operators : [...operators, current]
}

const dayWords: Partial<Record<Operator, keyof typeof panelWords.words>> = {
  fromValue: 'fromDay',
  toValue: 'toDay',
  above: 'after',
  below: 'before',
}

/** The word for what a line asks. */
export const operatorWord = (operator: Operator, kind: ConditionKind): keyof typeof panelWords.words =>
  (kind === 'date' ? dayWords[operator] : undefined) ?? operator

/** How many values a line needs. */
export const valuesOf = (operator: Operator): 0 | 1 | 2 => {
  if (operator === 'empty' || operator === 'emptyNot') return 0
  return operator === 'between' || operator === 'betweenNot' ? 2 : 1
}

/** A line that has nothing typed yet. */
export const blankRow = (id: number, kind: ConditionKind): ConditionRow => ({
  id,
  operator: kind === 'number' || kind === 'date' ? 'between' : 'contains',
  value: '',
  to: '',
})

const readers: Record<Operator, (value: string, to: string) => Omit<Condition, 'exclude'>> = {
  contains: (value) => typed('contains', value),
  starts: (value) => typed('starts', value, '', '*'),
  ends: (value) => typed('ends', value, '*'),
  matches: patternCondition,
  is: (value) => typed('is', value),
  empty: () => ({ test: 'empty', value: '' }),
  between: (value, to) => ({ test: 'between', value, to }),
  fromValue: (value) => ({ test: 'between', value, to: '' }),
  toValue: (value) => ({ test: 'between', value: '', to: value }),
  above: (value) => ({ test: 'above', value }),
  below: (value) => ({ test: 'below', value }),
  containsNot: (value) => readers.contains(value, ''),
  startsNot: (value) => readers.starts(value, ''),
  endsNot: (value) => readers.ends(value, ''),
  matchesNot: (value) => readers.matches(value, ''),
  isNot: (value) => readers.is(value, ''),
  emptyNot: (value) => readers.empty(value, ''),
  betweenNot: (value, to) => readers.between(value, to),
}

/** What is typed; an asterisk has its meaning whatever the line asks, but for one behind a backslash. */
function typed(test: Condition['test'], text: string, before = '', after = ''): Omit<Condition, 'exclude'> {
  if (!text.includes('*')) return { test, value: text }
  const [only = '', ...more] = patternParts(text)
  return more.length === 0 ? { test, value: only } : patternCondition(`${before}${text}${after}`)
}

/** The condition of a line; `null` while it lacks its value. */
export function conditionOf({ operator, value, to }: ConditionRow): Condition | null {
  const needed = valuesOf(operator)
  if (needed > 0 && value === '' && (needed === 1 || to === '')) return null
  return { exclude: operator.endsWith('Not'), ...readers[operator](value, to) }
}

/** A sign that would be a wildcard is shown with the sign that takes its meaning. */
const shown = (value: string): string => (value.includes('*') ? value.replace(/[\\*]/g, '\\$&') : value)

/** The line of a condition. */
export function rowOf(id: number, { exclude, test, value, to = '' }: Condition): ConditionRow {
  if (test === 'between') {
    if (exclude || (value !== '' && to !== '')) return { id, operator: exclude ? 'betweenNot' : 'between', value, to }
    return { id, operator: value === '' ? 'toValue' : 'fromValue', value: value + to, to: '' }
  }
  if (test === 'above' || test === 'below') return { id, operator: test, value, to: '' }
  return { id, operator: exclude ? `${test}Not` : test, value: test === 'matches' ? value : shown(value), to: '' }
}

/** The conditions of a column, apart from each other: values to choose from, and lines. */
export interface ConditionParts {
  /** Whether the chosen values are dropped instead of kept. */
  exclude: boolean
  /** The chosen values; `''` for none. */
  values: readonly string[]
  /** All others. */
  others: readonly Condition[]
}

/** Divides the conditions of a column; without values to choose from all of them are lines. */
export function conditionParts(texts: readonly string[], kind: ConditionKind, listed: boolean): ConditionParts {
  const all = texts.flatMap((text) => parseCondition(text, kind) ?? [])
  const isValue = ({ test }: Condition) => listed && (test === 'is' || test === 'empty')
  const exclude = all.some(isValue) && all.filter(isValue).every((one) => one.exclude)
  const chosen = all.filter((one) => isValue(one) && one.exclude === exclude)
  return {
    exclude,
    values: chosen.map(({ value }) => value),
    others: all.filter((one) => !chosen.includes(one)),
  }
}
