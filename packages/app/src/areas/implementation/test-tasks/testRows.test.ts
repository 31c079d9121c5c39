import { maxTestTasks } from '@embpm/contract/test-task-plan'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isSameRows,
  rowOfProposal,
  type TestRows,
  textColumns,
  toSaved,
  withBlock,
  withProposals,
  withRow,
  written,
} from './testRows.js'

const stored = (titles: readonly string[], version = 1): TestRows =>
  titles.map((title, place) => ({
    key: `TT-${place}`,
    id: `TT-${place}`,
    lockVersion: version,
    title,
    action: '',
    testData: '',
    expected: '',
    tcode: '',
    testerId: null,
    dueDate: null,
    requirementId: null,
    stepId: '',
  }))
const words = {
  open: (tcode: string) => `Open ${tcode}.`,
  carryOut: (step: string) => `Do: ${step}`,
  next: (steps: readonly string[]) => `Then ${steps.join(', ')}`,
  last: 'It ends.',
}
const proposal = (title: string, next: string[] = []) => ({
  title,
  action: '',
  testData: '',
  expected: '',
  tcode: 'VA01',
  testerId: null,
  dueDate: null,
  requirementId: null,
  stepId: title,
  next,
})

test('a block fills the cells from its place on, and adds the rows that are missing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { maxLength: 5 }),
      fc.nat({ max: 4 }),
      fc.constantFrom(...textColumns),
      fc.array(fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 6 }), {
        minLength: 1,
        maxLength: 5,
      }),
      (titles, at, column, block) => {
        const rows = stored(titles)
        const row = Math.min(at, rows.length)
        const after = withBlock(rows, row, column, block)
        expect(after).toHaveLength(Math.max(rows.length, row + block.length))
        for (const [down, cells] of block.entries())
          for (const [right, text] of cells.entries()) {
            const name = textColumns[textColumns.indexOf(column) + right]
            if (name) expect(after[row + down]?.[name]).toBe(text)
          }
        expect(after.slice(0, row)).toEqual(rows.slice(0, row))
      },
    ),
  )
})

test('a proposal says what the model does not say in words, and leaves the rest', () => {
  expect(rowOfProposal(proposal('Check credit', ['Release order']), words)).toMatchObject({
    action: 'Open VA01.\nDo: Check credit',
    expected: 'Then Release order',
  })
  expect(rowOfProposal({ ...proposal('End'), action: 'As written', tcode: '' }, words)).toMatchObject({
    action: 'As written',
    expected: 'It ends.',
  })
  const rows = withProposals(stored(['First']), [proposal('A'), proposal('B')], words)
  expect(rows.map(({ title }) => title)).toEqual(['First', 'A', 'B'])
})

test('empty rows are not written, and no more than fit', () => {
  const rows = stored(['First'])
  const more = withRow(rows, 1)
  expect(more && isSameRows(more.rows, rows)).toBe(true)
  expect(more && written(more.rows)).toEqual(rows)
  expect(withRow(stored(Array.from({ length: maxTestTasks }, () => 'x')), 0)).toBeNull()
})

test('saving over somebody else keeps what they added, and makes again what they deleted', () => {
  const base = stored(['A', 'B', 'C'])
  const mine = [base[1], base[0]].flatMap((one) => one ?? [])
  // They deleted A, changed B and C, and added D.
  const theirs = stored(['', 'B', 'C', 'D'], 7).slice(1)
  const { tasks, removes } = toSaved(base, mine, theirs)
  expect(tasks.map(({ id, title, lockVersion }) => [id, title, lockVersion])).toEqual([
    ['TT-1', 'B', 7],
    [null, 'A', null],
    ['TT-3', 'D', 7],
  ])
  expect(removes).toEqual([{ id: 'TT-2', lockVersion: 7 }])
})
