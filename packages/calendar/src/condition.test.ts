import * as fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import { exactly, formatCondition, parseCondition, type Condition, type ConditionKind } from './condition.js'
import { conditionTest } from './conditionTest.js'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

const sign = fc.constantFrom('a', 'B', 'ß', 'Σ', '*', '\\', '!', '=', '<', '.', '..', '(', '$', '\n', '🙂', ' ')
const text = fc.oneof(
  fc.array(sign, { maxLength: 6 }).map((signs) => signs.join('')),
  fc.string({ unit: 'binary', maxLength: 5 }),
)
const some = text.filter((one) => one !== '')
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map((one) => String(one + 0))
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const kinds = fc.constantFrom<ConditionKind>('text', 'number', 'date', 'choice')

const exclude = fc.boolean()
const empty = fc.record({ exclude, test: fc.constant('empty' as const), value: fc.constant('') })
const ends = (end: fc.Arbitrary<string>) => [
  fc.record({ exclude, test: fc.constant('is' as const), value: end }),
  fc.record({ exclude: fc.constant(false), test: fc.constantFrom('below', 'above'), value: end }),
  fc
    .record({ exclude, test: fc.constant('between' as const), value: fc.oneof(end, fc.constant('')), to: end })
    .chain((both) => fc.constantFrom(both, { ...both, value: both.to, to: '' })),
]
const conditions: Record<ConditionKind, fc.Arbitrary<Condition>> = {
  text: fc.oneof(empty, fc.record({ exclude, test: fc.constantFrom('is', 'contains', 'starts', 'ends'), value: some })),
  number: fc.oneof(empty, ...ends(number)),
  date: fc.oneof(empty, ...ends(day)),
  choice: fc.oneof(empty, fc.record({ exclude, test: fc.constant('is' as const), value: some })),
}

describe('a condition as text', () => {
  it('survives', () => {
    fc.assert(
      fc.property(
        kinds.chain((kind) => fc.tuple(fc.constant(kind), conditions[kind])),
        ([kind, condition]) => {
          expect(parseCondition(formatCondition(condition), kind)).toEqual(condition)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('is read from anything, and written so that it says the same', () => {
    fc.assert(
      fc.property(kinds, text, (kind, typed) => {
        const condition = parseCondition(typed, kind)
        if (condition) expect(parseCondition(formatCondition(condition), kind)).toEqual(condition)
      }),
      { numRuns: 1000 },
    )
  })

  it('that is one value and no other keeps that value alone', () => {
    fc.assert(
      fc.property(some, some, (value, other) => {
        expect(parseCondition(exactly(value), 'text')).toEqual({ exclude: false, test: 'is', value })
        expect(conditionTest([exactly(value)], 'choice')?.(other)).toBe(value === other)
      }),
    )
  })

  test.each([
    ['OData', 'text', { exclude: false, test: 'is', value: 'OData' }],
    ['Z*', 'text', { exclude: false, test: 'starts', value: 'Z' }],
    ['*1', 'text', { exclude: false, test: 'ends', value: '1' }],
    ['!*test*', 'text', { exclude: true, test: 'contains', value: 'test' }],
    ['Z*1', 'text', { exclude: false, test: 'matches', value: 'Z*1' }],
    ['*a*b*', 'text', { exclude: false, test: 'matches', value: '*a*b*' }],
    ['5\\*3', 'text', { exclude: false, test: 'is', value: '5*3' }],
    ['1..2', 'text', { exclude: false, test: 'is', value: '1..2' }],
    ['=', 'text', { exclude: false, test: 'empty', value: '' }],
    ['!=', 'choice', { exclude: true, test: 'empty', value: '' }],
    ['Z*', 'choice', { exclude: false, test: 'is', value: 'Z*' }],
    ['007', 'number', { exclude: false, test: 'is', value: '7' }],
    ['-2.50..1e3', 'number', { exclude: false, test: 'between', value: '-2.5', to: '1000' }],
    ['!..5', 'number', { exclude: true, test: 'between', value: '', to: '5' }],
    ['<10', 'number', { exclude: false, test: 'below', value: '10' }],
    ['2026-01-01..2026-03-31', 'date', { exclude: false, test: 'between', value: '2026-01-01', to: '2026-03-31' }],
    ['2026-01-01T10:00:00Z..', 'date', { exclude: false, test: 'between', value: '2026-01-01T10:00:00Z', to: '' }],
    ['>2026-01-01', 'date', { exclude: false, test: 'above', value: '2026-01-01' }],
    ...['..', '', '!', '1..2..3', '1..x', 'a..b', ' 1..2', '0x10..', '1e999..', 'NaN..Infinity', '<', '!<1', '*1'].map(
      (wrong) => [wrong, 'number', null] as const,
    ),
    ...['2026-02-30..', '1..2026-01-01', '2026..2027', 'soon', '2026-01-01T25:00:00Z..'].map(
      (wrong) => [wrong, 'date', null] as const,
    ),
  ] as const)('%j of a %s', (typed, kind, condition) => {
    expect(parseCondition(typed, kind)).toEqual(condition)
  })
})

describe('what is kept', () => {
  const keeps = (kind: ConditionKind, texts: readonly string[], values: readonly unknown[]) => {
    const kept = conditionTest(texts, kind)
    return values.filter((value) => kept?.(value) ?? true)
  }

  it('fits a wildcard as it fits a plain expression', () => {
    const pattern = fc.array(fc.constantFrom('a', 'b', 'A', '*', '.', '('), { maxLength: 7 }).map((all) => all.join(''))
    const value = fc.array(fc.constantFrom('a', 'b', 'B', '.', '(', '\n'), { maxLength: 9 }).map((all) => all.join(''))
    fc.assert(
      fc.property(pattern, value, (typed, found) => {
        fc.pre(typed !== '')
        const plain = typed.replace(/[.(]/g, '\\$&').replaceAll('*', '.*')
        expect(conditionTest([typed], 'text')?.(found)).toBe(new RegExp(`^${plain}$`, 'is').test(found))
      }),
      { numRuns: 3000 },
    )
  })

  it('is what an including condition finds and no excluding one', () => {
    fc.assert(
      fc.property(
        kinds.chain((kind) => fc.tuple(fc.constant(kind), fc.array(conditions[kind], { minLength: 1, maxLength: 5 }))),
        fc.array(fc.oneof(text, number, day, fc.constant(null), fc.double()), { minLength: 1 }),
        ([kind, all], values) => {
          const alone = all.map((one) => ({
            exclude: one.exclude,
            finds: conditionTest([formatCondition({ ...one, exclude: false })], kind),
          }))
          const included = alone.filter((one) => !one.exclude)
          expect(keeps(kind, all.map(formatCondition), values)).toEqual(
            values.filter(
              (value) =>
                (included.length === 0 || included.some(({ finds }) => finds?.(value))) &&
                !alone.some((one) => one.exclude && one.finds?.(value)),
            ),
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  it('does not depend on case in texts, and does in choices', () => {
    const names = ['Zebra', 'zoo', 'ΣΊΓΜΑΣ', 'σίγμας', 'A']
    expect(keeps('text', ['z*'], names)).toEqual(['Zebra', 'zoo'])
    expect(keeps('text', ['σίγμασ'], names)).toEqual(['ΣΊΓΜΑΣ', 'σίγμας'])
    expect(keeps('text', ['Z*', 'a', '!zoo'], names)).toEqual(['Zebra', 'A'])
    expect(keeps('choice', ['a'], names)).toEqual([])
  })

  it('compares numbers by value, and takes what is none for empty', () => {
    const sizes = [5, '5', 10, 10.5, 7n, 'ten', '', null, undefined, true]
    expect(keeps('number', ['5..9'], sizes)).toEqual([5, '5', 7n])
    expect(keeps('number', ['10..', '5'], sizes)).toEqual([5, '5', 10, 10.5])
    expect(keeps('number', ['>10'], sizes)).toEqual([10.5])
    expect(keeps('number', ['<10', '!5'], sizes)).toEqual([7n])
    expect(keeps('number', ['='], sizes)).toEqual(['ten', '', null, undefined, true])
    expect(keeps('number', ['!='], [0, '', 1])).toEqual([0, 1])
    expect(keeps('number', ['10..5'], sizes)).toEqual([])
    expect(keeps('number', ['x'], sizes)).toEqual(sizes)
  })

  it.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])('compares days by the clock of %s', (here) => {
    process.env.TZ = here
    const [day, at, date] = ['2026-03-31', '2026-03-31T23:30:00', new Date(2026, 2, 31, 12)]
    const later = ['2026-04-01', '2026-04-01T00:00:00', new Date(2026, 3, 1)]
    const all = [day, at, date, ...later, '', 'soon', null, new Date(NaN)]
    expect(keeps('date', ['2026-01-01..2026-03-31'], all)).toEqual([day, at, date])
    expect(keeps('date', ['2026-03-31'], all)).toEqual([day, at, date])
    expect(keeps('date', ['<2026-04-01'], all)).toEqual([day, at, date])
    expect(keeps('date', ['>2026-03-31'], all)).toEqual(later)
    expect(keeps('date', ['!2026-03-31', '!='], all)).toEqual(later)
    expect(keeps('date', ['='], all)).toEqual(['', 'soon', null, new Date(NaN)])
  })

  it('takes a day of UTC where that is asked for', () => {
    process.env.TZ = 'America/Los_Angeles'
    const kept = conditionTest(['2026-01-31'], 'date', { clock: 'utc' })
    const times = ['2026-01-31', '2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00Z', '2026-02-01T00:30:00+01:00', '']
    expect(times.filter((time) => kept?.(time))).toEqual([times[0], times[1], times[3]])
  })

  it('is found in time that grows with the text', () => {
    const kept = conditionTest([`${'*a'.repeat(30)}*b`], 'text')
    expect(kept?.('a'.repeat(2000))).toBe(false)
  })
})
