import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createQuery, cutPage } from './query.js'

interface Row {
  id: number
  name: string
  kind: string
}

const text = (row: Row, column: string) => (column === 'name' ? row.name : row.kind)
const newQuery = () => createQuery<Row>({ searchColumns: ['name', 'kind'], text })

const word = fc.constantFrom('Sales', 'order', 'IDoc', 'ä', 'É', 'item 2', 'item 10', '', '<b>', 'Straße', 'a\tb')
const phrase = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '))
const rows = fc
  .array(fc.record({ name: fc.oneof(phrase, fc.string({ maxLength: 8 })), kind: word }), { maxLength: 60 })
  .map((made): Row[] => made.map((row, id) => ({ ...row, id })))

describe('search', () => {
  test('finds what a naive search finds, in the same order', () => {
    fc.assert(
      fc.property(rows, fc.oneof(phrase, fc.string({ maxLength: 6 })), (list, search) => {
        const tokens = search.toLowerCase().split(/\s+/)
        const naive = list.filter(({ name, kind }) =>
          tokens.every((token) => name.toLowerCase().includes(token) || kind.toLowerCase().includes(token)),
        )
        expect(newQuery().search(list, search)).toEqual(naive)
      }),
    )
  })

  test('does not mind the order of the tokens', () => {
    fc.assert(
      fc.property(rows, fc.shuffledSubarray(['sales', 'order', 'idoc', '2']), (list, tokens) => {
        const query = newQuery()
        expect(query.search(list, tokens.join('  '))).toEqual(query.search(list, tokens.toReversed().join(' ')))
      }),
    )
  })

  test('finds no token across two columns', () => {
    const list = [{ id: 1, name: 'sales', kind: 'order' }]
    expect(newQuery().search(list, 'salesorder')).toEqual([])
    expect(newQuery().search(list, 'order SALES')).toEqual(list)
  })
})

describe('sort', () => {
  test('is a stable permutation in both directions', () => {
    const collator = new Intl.Collator('en', { numeric: true })
    fc.assert(
      fc.property(rows, fc.boolean(), (list, descending) => {
        const sign = descending ? -1 : 1
        const sorted = newQuery().sort(list, list, descending ? '-name' : 'name')
        const naive = list.toSorted((left, right) => sign * collator.compare(left.name, right.name))
        expect(sorted).toEqual(naive)
      }),
    )
  })

  test('sorts some rows of a list, and counts numbers as numbers', () => {
    const list = ['item 10', 'item 2', 'Item 2', 'item 1'].map((name, id) => ({ id, name, kind: '' }))
    const names = newQuery()
      .sort(list.slice(0, 3), list, 'name')
      .map(({ name }) => name)
    expect(names).toEqual(['item 2', 'Item 2', 'item 10'])
  })
})

describe('filter', () => {
  test('means any of the values and all of the columns', () => {
    fc.assert(
      fc.property(rows, fc.subarray(['IDoc', 'ä', '']), fc.subarray(['Sales', 'item 2']), (list, kinds, names) => {
        const kept = newQuery().filter(list, { kind: kinds, name: names })
        const naive = list.filter(
          (row) => (!kinds.length || kinds.includes(row.kind)) && (!names.length || names.includes(row.name)),
        )
        expect(kept).toEqual(naive)
      }),
    )
  })
})

describe('paging', () => {
  test('never loses or repeats a row', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 70 }), (list, size) => {
        const seen: Row[] = []
        for (let page = 1; ; page += 1) {
          const cut = cutPage(list, page, size)
          expect(cut).toMatchObject({ total: list.length, page, size })
          seen.push(...cut.rows)
          if (page * size >= list.length) break
        }
        expect(seen).toEqual(list)
      }),
    )
  })

  test('answers the last page to a page past the end', () => {
    expect(cutPage([1, 2, 3], 99, 2)).toEqual({ rows: [3], total: 3, page: 2, size: 2 })
    expect(cutPage([], 99, 2)).toEqual({ rows: [], total: 0, page: 1, size: 2 })
  })
})

describe('a filter by range', () => {
  interface Dated {
    id: number
    hours: number
    at: string
    wbs: string
  }
  const column = (row: Dated, name: string) => (name === 'hours' ? String(row.hours) : name === 'at' ? row.at : row.wbs)
  const query = createQuery<Dated>({
    searchColumns: [],
    text: column,
    kinds: { hours: 'number', at: 'date', wbs: 'text' },
  })
  const amount = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constantFrom(2.5, 10.25, 0))

  test('keeps numbers by their value, both ends included', () => {
    fc.assert(
      fc.property(fc.array(amount), fc.option(amount), fc.option(amount), (numbers, from, to) => {
        fc.pre(from !== null || to !== null)
        const list = numbers.map((hours, id): Dated => ({ id, hours, at: '', wbs: '' }))
        const naive = list.filter(({ hours }) => hours >= (from ?? -Infinity) && hours <= (to ?? Infinity))
        expect(query.filter(list, { hours: [`${from ?? ''}..${to ?? ''}`] })).toEqual(naive)
      }),
    )
  })

  test('keeps dates by their instant, and a day without a time as a whole', () => {
    const list = [
      '2026-01-31',
      '2026-01-31T23:59:59.999Z',
      '2026-02-01T00:00:00Z',
      '2026-02-01T00:30:00+01:00',
      '',
    ].map((at, id): Dated => ({ id, hours: 0, at, wbs: '' }))
    const found = (range: string) => query.filter(list, { at: [range] }).map(({ id }) => id)
    expect(found('2026-01-31..2026-01-31')).toEqual([0, 1, 3])
    expect(found('2026-02-01..')).toEqual([2])
    expect(found('..2026-01-31T12:00:00Z')).toEqual([0])
    // No request has it: the contract refuses it.
    expect(found('1..5')).toHaveLength(5)
  })

  test('takes plain values, wildcards and what is excluded', () => {
    const list = [1, 2, 3].map((hours): Dated => ({ id: hours, hours, at: '', wbs: `${hours}..A` }))
    const found = (filters: Record<string, string[]>) => query.filter(list, filters).map(({ id }) => id)
    expect(found({ hours: ['1', '3..'] })).toEqual([1, 3])
    expect(found({ wbs: ['2..a', '3*'] })).toEqual([2, 3])
    expect(found({ wbs: ['*..*', '!2*'] })).toEqual([1, 3])
    expect(found({ at: ['='], hours: ['!1..2'] })).toEqual([3])
    expect(found({ id: ['2*'] })).toEqual([])
  })
})

test('the values of a column are counted and in order', () => {
  const list = ['b10', 'b9', '', 'b9'].map((name, id): Row => ({ id, name, kind: '' }))
  expect(newQuery().counted(list, 'name')).toEqual([
    { value: '', count: 1 },
    { value: 'b9', count: 2 },
    { value: 'b10', count: 1 },
  ])
})

describe('sums', () => {
  interface Work {
    kind: string
    planned: number
    actual: number
  }
  const textOfWork = (row: Work, column: string) => String(column === 'kind' ? row.kind : row[numberOf(column)])
  const numberOf = (column: string) => (column === 'planned' ? ('planned' as const) : ('actual' as const))
  const hours = fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100)
  const works = fc.array(fc.record({ kind: word, planned: hours, actual: hours }), { maxLength: 80 })

  test('are those that adding one row after the other gives, by value and in all', () => {
    fc.assert(
      fc.property(works, (list) => {
        const query = createQuery<Work>({ searchColumns: ['kind'], text: textOfWork })
        const { groups, total } = query.summed(list, 'kind', ['planned', 'actual'])
        // In hundredths, which are whole.
        const expected = new Map<string, number[]>()
        for (const { kind, planned, actual } of list) {
          const [count = 0, first = 0, second = 0] = expected.get(kind) ?? []
          expected.set(kind, [count + 1, first + Math.round(planned * 100), second + Math.round(actual * 100)])
        }
        expect(groups.map(({ value }) => value)).toEqual(query.counted(list, 'kind').map(({ value }) => value))
        for (const { value, count, sums } of groups) {
          const [items, planned = 0, actual = 0] = expected.get(value) ?? []
          expect({ count, ...sums }).toEqual({ count: items, planned: planned / 100, actual: actual / 100 })
        }
        const all = [...expected.values()]
        const sum = (place: number) => all.reduce((before, one) => before + (one[place] ?? 0), 0)
        expect(total).toEqual({ count: sum(0), sums: { planned: sum(1) / 100, actual: sum(2) / 100 } })
      }),
    )
  })

  test('count what is no number as 0', () => {
    const query = createQuery<Row>({ searchColumns: [], text })
    const list = [
      { id: 1, name: '', kind: 'a' },
      { id: 2, name: 'four', kind: 'a' },
      { id: 3, name: '4', kind: 'a' },
    ]
    expect(query.summed(list, 'kind', ['name']).total).toEqual({ count: 3, sums: { name: 4 } })
  })
})
