import type { CommentThread, StepComment } from '@embpm/contract/comment-thread'
import { expect, test } from 'vitest'
import { openByStep, openCount, threadsByStep } from './openComments.js'

const comment = (deleted = false): StepComment => ({
  id: 'C',
  authorId: 'U',
  author: 'U',
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  deleted,
  body: [],
  lockVersion: 1,
})
const thread = (stepId: string, change: Partial<CommentThread> = {}): CommentThread => ({
  id: stepId,
  kind: 'processes',
  subjectId: 'P',
  stepId,
  stepName: `Name of ${stepId}`,
  state: 'open',
  stateBy: null,
  stateAt: null,
  comments: [comment()],
  lockVersion: 1,
  ...change,
})

test('counts what stands in open threads, without what was taken back', () => {
  const threads = [
    thread('A', { comments: [comment(true), comment()] }),
    thread('A'),
    thread('B', { state: 'resolved' }),
    thread('C', { comments: [comment(), comment(), comment()] }),
  ]
  expect(openCount(threads)).toBe(5)
  expect([...openByStep(threads)]).toEqual([
    ['A', 2],
    ['C', 3],
  ])
})

test('threads stand in the order of the steps; those on steps that are gone stand apart', () => {
  const threads = [thread('gone'), thread('B'), thread('lane'), thread('A'), thread('B')]
  const { here, gone } = threadsByStep(threads, ['A', 'B', 'C'], (id) => id !== 'gone')
  expect(here.map(({ stepId, threads: of }) => [stepId, of.length])).toEqual([
    ['A', 1],
    ['B', 2],
    ['lane', 1],
  ])
  expect(gone.map(({ stepName }) => stepName)).toEqual(['Name of gone'])
})
