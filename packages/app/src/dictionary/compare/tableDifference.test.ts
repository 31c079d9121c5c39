import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComparedField, tableDifference } from './tableDifference.js'

const field = (fieldName: string, position: number, more: Partial<ComparedField> = {}): ComparedField => ({
  fieldName,
  position,
  isKey: false,
  mandatory: false,
  dataElementId: null,
  type: 'CHAR',
  length: 10,
  decimals: 0,
  description: '',
  checkTable: '',
  refTable: '',
  refField: '',
  ...more,
})

const table = (names: string) => names.split('').map((name, index) => field(name, index + 1))
const told = (before: readonly ComparedField[], after: readonly ComparedField[]) =>
  tableDifference(before, after).map(({ fieldName, kind }) => `${fieldName} ${kind}`)

const tables = fc
  .uniqueArray(fc.constantFrom(...'ABCDEFGHIJ'.split('')))
  .chain((names) =>
    fc
      .tuple(...names.map(() => fc.integer({ min: 1, max: 3 })))
      .map((lengths) => names.map((name, index) => field(name, index + 1, { length: lengths[index] }))),
  )

describe('the difference of two tables', () => {
  it('names what came, went, changed and moved, where it stands', () => {
    const before = table('ABCDEF')
    const after = [field('A', 1), field('D', 2), field('B', 3, { length: 12 }), field('E', 4), field('G', 5)]
    expect(told(before, after)).toEqual([
      'A same',
      'D moved',
      'B changed',
      'C removed',
      'E same',
      'F removed',
      'G added',
    ])
  })

  it('names the columns that changed', () => {
    const [one] = tableDifference([field('A', 1)], [field('A', 1, { type: 'NUMC', length: 4 })])
    expect(one?.columns).toEqual(['type', 'length'])
  })

  it('moves one field, and not all that it passed', () => {
    expect(told(table('ABCDE'), table('EABCD')).filter((line) => line.endsWith('moved'))).toEqual(['E moved'])
  })

  it('is none between equal tables, whatever their positions are called', () => {
    fc.assert(
      fc.property(tables, (one) => {
        const later = one.map((each) => ({ ...each, position: each.position * 10 }))
        expect(tableDifference(one, later).every(({ kind }) => kind === 'same')).toBe(true)
      }),
    )
  })

  it('names every field of both tables once, and has all of the newer one in its order', () => {
    fc.assert(
      fc.property(tables, tables, (before, after) => {
        const found = tableDifference(before, after)
        const names = new Set([...before, ...after].map(({ fieldName }) => fieldName))
        expect(found.map(({ fieldName }) => fieldName).toSorted()).toEqual([...names].toSorted())
        expect(found.flatMap((one) => one.after ?? [])).toEqual(after)
        const removed = found.filter(({ kind }) => kind === 'removed').map(({ before: was }) => was)
        expect(removed).toEqual(
          expect.arrayContaining(before.filter((was) => !after.some((now) => now.fieldName === was.fieldName))),
        )
      }),
    )
  })

  it('seen from the other side has come what went, and the same has changed', () => {
    fc.assert(
      fc.property(tables, tables, (before, after) => {
        const of = (kind: string, from: readonly ComparedField[], to: readonly ComparedField[]) =>
          tableDifference(from, to)
            .filter((one) => one.kind === kind)
            .map(({ fieldName }) => fieldName)
            .toSorted()
        expect(of('added', before, after)).toEqual(of('removed', after, before))
        expect(of('changed', before, after)).toEqual(of('changed', after, before))
      }),
    )
  })
})
