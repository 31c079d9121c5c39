import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeOf } from './neighbourhood.js'
import { fieldsText } from './useRelationWords.js'

const table = (id: string, tableName: string, system: string, version: number) => ({ id, tableName, system, version })
const elsewhere = table('none', 'VBAK', 'S4P', 1)

const tables = fc.array(
  fc.record({
    tableName: fc.constantFrom('MARA', 'KNA1', 'T001'),
    system: fc.constantFrom('S4P', 'S4Q', 'ECP'),
    version: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 12 },
)

describe('the table that a field means', () => {
  it('is that of its own system before all others, and its newest version', () => {
    const kept = [table('1', 'MARA', 'S4P', 1), table('2', 'MARA', 'S4P', 2), table('3', 'MARA', 'ECP', 9)]
    expect(homeOf({ tableName: 'MARA', system: 'S4P' }, kept, elsewhere)?.id).toBe('2')
    expect(homeOf({ tableName: 'MARA', system: 'S4Q' }, kept, elsewhere)?.id).toBe('3')
    expect(homeOf({ tableName: 'T000', system: 'S4P' }, kept, elsewhere)).toBeNull()
  })

  it('is the version that the page is about, where it is one of its system', () => {
    const old = table('1', 'MARA', 'S4P', 1)
    const kept = [old, table('2', 'MARA', 'S4P', 2)]
    expect(homeOf(old, kept, old)?.id).toBe('1')
  })

  it('has the name, exists, is of the own system if any is, and does not depend on the order', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom('S4P', 'S4Q', 'ECP'), (rows, system) => {
        const kept = rows.map((row, index) => ({ ...row, id: String(index) }))
        const named = kept.filter(({ tableName }) => tableName === 'MARA')
        const home = homeOf({ tableName: 'MARA', system }, kept, elsewhere)
        expect(home === null).toBe(named.length === 0)
        if (home) {
          const rivals = named.filter((one) => one.system === system)
          if (rivals.length > 0) expect(home.system).toBe(system)
          for (const one of rivals) expect(one.version).toBeLessThanOrEqual(home.version)
        }
        expect(homeOf({ tableName: 'MARA', system }, kept.toReversed(), elsewhere)).toEqual(home)
      }),
    )
  })
})

it('names the first fields that point, and how many more', () => {
  expect(fieldsText(['KUNNR'])).toBe('KUNNR')
  expect(fieldsText(['KUNNR', 'KUNAG', 'KUNRG'])).toBe('KUNNR, KUNAG +1')
})
