import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextCode } from './nextCode.js'

describe('nextCode', () => {
  test.each([
    ['counts tens by ten', 'O2C', ['O2C-10', 'O2C-20'], 'O2C-30'],
    ['keeps leading zeros', 'O2C-10-10', ['O2C-10-10-01', 'O2C-10-10-02'], 'O2C-10-10-03'],
    ['counts letters on', 'O2C-10-10-01', ['O2C-10-10-01-A', 'O2C-10-10-01-B'], 'O2C-10-10-01-C'],
    ['numbers the first below a node', 'O2C', [], 'O2C-1'],
    ['begins an empty tree', null, [], '1'],
    ['puts a number behind a word', null, ['O2C', 'M2M'], 'M2M-2'],
    ['goes on behind the last letter', 'A', ['A-Z'], 'A-Z-2'],
  ])('%s', (_, above, siblings, code) => {
    expect(nextCode(above, siblings, 40)).toBe(code)
  })

  test('leaves out what is taken', () => {
    expect(nextCode('O2C', ['O2C-10'], 40, new Set(['O2C-20', 'O2C-30']))).toBe('O2C-40')
  })

  test('is never taken, never too long', () => {
    const codes = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.option(fc.string({ minLength: 1, maxLength: 12 })), codes, codes, (above, siblings, taken) => {
        const code = nextCode(above, siblings, 12, new Set(taken))
        expect([...siblings, ...taken]).not.toContain(code)
        expect(code.length).toBeGreaterThan(0)
        expect(code.length).toBeLessThanOrEqual(12)
      }),
    )
  })
})
