import type { TestTask } from '@embpm/contract/test-task'
import { maxTestTasks, plannedTest, type ProposedTest } from '@embpm/contract/test-task-plan'
import { dequal } from 'dequal/lite'
import * as z from 'zod/mini'
import { freshKey } from '../keyed.js'

/** Schema of a row of the grid of test tasks. */
export const testRow = z.extend(plannedTest, {
  // While it is written, it may be without a title.
  title: z.string(),
  key: z.string(),
  id: z.nullable(z.string()),
  lockVersion: z.nullable(z.number()),
})

/** A row of the grid of test tasks. */
export type TestRow = z.infer<typeof testRow>

/** Rows of the grid in their order. */
export type TestRows = readonly TestRow[]

/** The columns that are written as text, in their order. */
export const textColumns = ['title', 'action', 'testData', 'expected'] as const

/** A column that is written as text. */
export type TextColumn = (typeof textColumns)[number]

/** What the columns hold at most. */
export const longest: Readonly<Record<TextColumn, number>> = {
  title: 200,
  action: 10_000,
  testData: 10_000,
  expected: 10_000,
}

const empty = {
  id: null,
  lockVersion: null,
  title: '',
  action: '',
  testData: '',
  expected: '',
  tcode: '',
  testerId: null,
  dueDate: null,
  requirementId: null,
  stepId: '',
}

/** Tasks as they are stored. */
export const rowsOf = (tasks: readonly TestTask[]): TestRows =>
  tasks.map(({ id, lockVersion, title, action, testData, expected, tcode, ...task }) => ({
    key: id,
    id,
    lockVersion,
    title,
    action,
    testData,
    expected,
    tcode,
    testerId: task.testerId,
    dueDate: task.dueDate,
    requirementId: task.requirementId,
    stepId: task.stepId,
  }))

/** With an empty row at a place, from 0; `null` where there are as many as there can be. */
export function withRow(
  rows: TestRows,
  at: number,
  fields: Partial<TestRow> = {},
): { rows: TestRows; key: string } | null {
  if (rows.length >= maxTestTasks) return null
  const key = freshKey(rows)
  return { rows: rows.toSpliced(Math.min(Math.max(0, at), rows.length), 0, { ...empty, ...fields, key }), key }
}

/** With other fields of one. */
export const withFields = (rows: TestRows, key: string, fields: Partial<TestRow>): TestRows =>
  rows.map((one) => (one.key === key ? { ...one, ...fields } : one))

/** With a block of a spreadsheet in the text columns, from a cell on: rows that are missing are added, columns beyond the last one left out. */
export function withBlock(
  rows: TestRows,
  row: number,
  column: TextColumn,
  block: readonly (readonly string[])[],
): TestRows {
  const first = textColumns.indexOf(column)
  let next = rows
  for (const [down, cells] of block.entries()) {
    const fields: Partial<Record<TextColumn, string>> = {}
    for (const [right, text] of cells.entries()) {
      const name = textColumns[first + right]
      if (name) fields[name] = (name === 'title' ? text.replace(/\s+/g, ' ') : text).trim().slice(0, longest[name])
    }
    const known = next[row + down]
    next = known ? withFields(next, known.key, fields) : (withRow(next, next.length, fields)?.rows ?? next)
  }
  return next
}

/** What the tests of a proposal say in the user's language where the model says nothing. */
export interface ProposalWords {
  open: (tcode: string) => string
  carryOut: (step: string) => string
  next: (steps: readonly string[]) => string
  last: string
}

/** A row for a proposed test. */
export const rowOfProposal = ({ next, ...test }: ProposedTest, words: ProposalWords): Partial<TestRow> => ({
  ...test,
  action:
    test.action || [...(test.tcode === '' ? [] : [words.open(test.tcode)]), words.carryOut(test.title)].join('\n'),
  expected: test.expected || (next.length > 0 ? words.next(next) : words.last),
})

/** With proposed tests behind all others, as many as fit. */
export const withProposals = (rows: TestRows, tests: readonly ProposedTest[], words: ProposalWords): TestRows =>
  tests.reduce((all, test) => withRow(all, all.length, rowOfProposal(test, words))?.rows ?? all, rows)

const isEmptyRow = ({ key, ...fields }: TestRow) => key !== '' && dequal(fields, empty)

/** Those of which something is said. */
export const written = (rows: TestRows): TestRows => rows.filter((one) => !isEmptyRow(one))

/** Whether two say the same. */
export const isSameRows = (one: TestRows, other: TestRows): boolean =>
  dequal(
    written(one).map((row) => ({ ...row, lockVersion: null })),
    written(other).map((row) => ({ ...row, lockVersion: null })),
  )

/** Rows that cannot be saved: they have no title. */
export const untitled = (rows: TestRows): TestRows => written(rows).filter(({ title }) => title.trim() === '')

/** A row without its key. */
function sent(row: TestRow): Omit<TestRow, 'key'> {
  const { key: _, ...fields } = row
  return fields
}

/** What is sent to store them over what is stored now: what somebody else deleted is made again, what they added stays behind. */
export function toSaved(base: TestRows, rows: TestRows, stored: TestRows) {
  const byId = new Map(stored.map((one) => [one.key, one]))
  const known = new Set(base.map(({ key }) => key))
  const kept = new Set(rows.map(({ key }) => key))
  const own = written(rows).map(({ key, ...row }) => {
    const now = byId.get(key)
    return { ...row, id: now ? now.id : null, lockVersion: now ? now.lockVersion : null }
  })
  const added = stored.filter(({ key }) => !known.has(key) && !kept.has(key)).map((row) => sent(row))
  const removes = stored.flatMap(({ key, id, lockVersion }) =>
    known.has(key) && !kept.has(key) && id !== null && lockVersion !== null ? [{ id, lockVersion }] : [],
  )
  return { tasks: [...own, ...added], removes }
}
