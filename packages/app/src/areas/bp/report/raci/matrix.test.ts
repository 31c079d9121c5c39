import { readModel, type RoleLetter, roleLetters, sampleModel, type StepRole } from '@embpm/bpmn'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enteredOver, lettersAt, matrixOf, nextWrong, readBlock, totalsOf, withLetters, wrongSteps } from './matrix.js'

const letter = fc.constantFrom(...roleLetters)
const letters = fc.uniqueArray(letter).map((some) => roleLetters.filter((one) => some.includes(one)))
const role = fc.record({
  letter,
  ref: fc.constantFrom('r1', 'r2', 'r3'),
  name: fc.constantFrom('Clerk', 'Lead'),
})

describe('letters of a cell', () => {
  test('a role gets its letters, and the others keep theirs in their order', () => {
    fc.assert(
      fc.property(fc.array(role, { maxLength: 6 }), fc.constantFrom('r1', 'r4'), letters, (roles, ref, given) => {
        const after = withLetters(roles, { ref, name: 'Clerk' }, given)
        expect(lettersAt(after, ref)).toEqual(given)
        expect(after.filter((one) => one.ref !== ref)).toEqual(roles.filter((one) => one.ref !== ref))
        expect(after.filter((one) => one.ref === ref)).toHaveLength(given.length)
      }),
    )
  })

  test('a letter that is entered is there, and alone unless it was added; entered twice it is gone', () => {
    fc.assert(
      fc.property(letters, letter, fc.boolean(), (before, one, isAdded) => {
        const after = enteredOver(before, one, isAdded)
        expect(after.includes(one)).toBe(!before.includes(one))
        if (isAdded || before.includes(one))
          expect(after.filter((x) => x !== one)).toEqual(before.filter((x) => x !== one))
        else expect(after).toEqual([one])
        expect(enteredOver(after, one, isAdded)).not.toEqual(after)
      }),
    )
  })
})

const step = (id: string) => ({ id, name: id })
const accountable = (count: number): readonly StepRole[] =>
  Array.from({ length: count }, (_, at): StepRole => ({ letter: 'A', ref: `r${at}`, name: '' }))

describe('wrong steps', () => {
  test('stepping through them meets each once, forwards and backwards, and begins anew', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2), { minLength: 1, maxLength: 9 }), fc.constantFrom(1, -1), (counts, direction) => {
        const steps = counts.map((_, at) => step(`S${at}`))
        const rolesByStep = new Map(counts.map((count, at) => [`S${at}`, accountable(count)]))
        const wrong = wrongSteps(steps, rolesByStep)
        expect(wrong.map(({ id }) => id)).toEqual(steps.map(({ id }) => id).filter((_, at) => counts[at] !== 1))
        const met: string[] = []
        let at: string | null = null
        for (const _ of wrong) {
          at = nextWrong(steps, rolesByStep, at, direction)?.id ?? null
          if (at !== null) met.push(at)
        }
        const inOrder = wrong.map(({ id }) => id)
        expect(met).toEqual(direction === 1 ? inOrder : inOrder.toReversed())
        expect(nextWrong(steps, rolesByStep, at, direction)?.id ?? null).toBe(met[0] ?? null)
      }),
    )
  })
})

test('a role counts once for each step at which it is responsible or accountable', () => {
  const roles = (text: string, ref: string): StepRole[] =>
    roleLetters.filter((one) => text.includes(one)).map((one) => ({ letter: one, ref, name: '' }))
  const totals = totalsOf(
    new Map([
      ['S1', [...roles('RA', 'r1'), ...roles('C', 'r2')]],
      ['S2', [...roles('R', 'r1'), ...roles('A', 'r2')]],
    ]),
  )
  expect([...totals]).toEqual([
    ['r1', { R: 2, A: 1 }],
    ['r2', { R: 0, A: 1 }],
  ])
})

test('the steps of a model stand in the order in which they are read, without events and gateways', async () => {
  const names = ['Check', 'Approve', 'Reject', 'Post', 'Inform', 'File', 'Close']
  const clerk: StepRole = { letter: 'R', ref: 'r2', name: 'Clerk' }
  const steps = names.map((name, at) => ({
    name,
    lane: 'Sales',
    type: 'userTask' as const,
    roles: at === 0 ? [clerk] : [clerk, { letter: 'A' as const, ref: 'r1', name: 'Lead' }],
  }))
  const matrix = matrixOf(await readModel(sampleModel({ name: 'P', index: 0, steps })))
  expect(matrix.steps.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  expect(matrix.steps[0]?.name).toBe('Check')
  expect(matrix.roles).toEqual([
    { ref: 'r2', name: 'Clerk' },
    { ref: 'r1', name: 'Lead' },
  ])
})

describe('a block of a spreadsheet', () => {
  test('is read as it was copied', () => {
    const cell: fc.Arbitrary<readonly RoleLetter[]> = letters
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('\n', '\r\n'),
        (block, line) => {
          const text = block.map((row) => row.map((one) => one.join(' ')).join('\t')).join(line)
          expect(readBlock(text + line)).toEqual(block)
        },
      ),
    )
  })

  test('leaves out what is no letters', () => {
    expect(readBlock('r, a\tMarta\tX R\t')).toEqual([[['R', 'A'], null, null, []]])
  })
})
