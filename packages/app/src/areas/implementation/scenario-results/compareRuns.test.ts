import { testResults, type TestResult } from '@embpm/contract/test-task'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runOf } from '../test-runs/run.fixture.js'
import { changeOf, compareRuns, runChanges, type RunChange } from './compareRuns.js'

/** A run of some steps only, each by its place. */
const runWith = (results: readonly (TestResult | null)[]) => {
  const opened = runOf(results.map((one) => one ?? 'not run'))
  return { ...opened, steps: opened.steps.filter((_step, place) => results[place] !== null) }
}
const results = fc.array(fc.option(fc.constantFrom(...testResults)), { minLength: 8, maxLength: 8 })

const turned: Readonly<Record<RunChange, RunChange>> = {
  broken: 'mended',
  mended: 'broken',
  new: 'gone',
  gone: 'new',
  stillFailing: 'stillFailing',
  other: 'other',
  unchanged: 'unchanged',
}

test('each step of either run is there once, under what became of it', () => {
  fc.assert(
    fc.property(results, results, (one, other) => {
      const steps = compareRuns(runWith(one), runWith(other))
      const expected = one.flatMap((result, place) =>
        result === null && (other[place] ?? null) === null ? [] : [`TT-${place}`],
      )
      expect(steps.map(({ taskId }) => taskId).toSorted()).toEqual(expected.toSorted())
      for (const { taskId, change } of steps) {
        const place = Number(taskId.slice(3))
        expect(change).toBe(changeOf(one[place] ?? null, other[place] ?? null))
      }
      const order = steps.map(({ change }) => runChanges.indexOf(change))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }),
  )
})

test('the other way round, broken is mended and new is gone', () => {
  fc.assert(
    fc.property(fc.option(fc.constantFrom(...testResults)), fc.constantFrom(...testResults), (one, other) => {
      expect(changeOf(other, one)).toBe(turned[changeOf(one, other)])
    }),
  )
})

test('what failed and was not run again is not mended', () => {
  expect(changeOf('fail', 'not run')).toBe('other')
  expect(changeOf('blocked', 'reservations')).toBe('mended')
  expect(changeOf('fail', 'blocked')).toBe('stillFailing')
  expect(changeOf('pass', 'reservations')).toBe('other')
})
