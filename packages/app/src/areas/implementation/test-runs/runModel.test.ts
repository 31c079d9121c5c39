import { testResults } from '@embpm/contract/test-task'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runOf } from './run.fixture.js'
import {
  clockText,
  countResults,
  dataTable,
  firstOpen,
  nextPlace,
  shownSteps,
  withRead,
  withStored,
} from './runModel.js'

const results = fc.array(fc.constantFrom(...testResults), { minLength: 1, maxLength: 30 })

test('one goes on with what is not run, and ends at the last step', () => {
  fc.assert(
    fc.property(results, fc.nat({ max: 29 }), (list, at) => {
      const { steps } = runOf(list)
      const place = at % steps.length
      const next = nextPlace(steps, place)
      const open = list.findIndex((one, nth) => nth > place && one === 'not run')
      expect(next).toBe(open >= 0 ? open : Math.min(place + 1, list.length - 1))
      expect(list[firstOpen(steps)] === 'not run' || !list.includes('not run')).toBe(true)
      expect(Object.values(countResults(steps)).reduce((sum, one) => sum + one, 0)).toBe(list.length)
    }),
  )
})

test('only the step that was recorded is another object', () => {
  const { steps } = runOf(['not run', 'not run', 'pass'])
  const before = shownSteps(steps, new Map())
  const id = steps[1]?.result.id ?? ''
  const fields = {
    key: 'k',
    earlier: [],
    result: 'pass' as const,
    actual: '',
    defectRef: '',
    seconds: 1,
    executedAt: '',
  }
  const entry = { id, lockVersion: 1, fields, status: 'waiting' as const, theirs: null, turn: 1 }
  const after = shownSteps(steps, new Map([[id, entry]]))
  expect(after.map((one, place) => one === before[place])).toEqual([true, false, true])
  expect(after[1]).toMatchObject({ standing: 'waiting', result: { result: 'pass' } })
})

test('what is read never goes back behind what is stored', () => {
  fc.assert(
    fc.property(results, fc.array(fc.tuple(fc.nat({ max: 29 }), fc.integer({ min: 1, max: 5 }))), (list, changes) => {
      const first = runOf(list)
      let now = first
      for (const [at, lockVersion] of changes) {
        const step = first.steps[at % list.length]
        if (step) now = withStored(now, [{ ...step.result, lockVersion, result: 'fail' }])
      }
      const again = withRead(now, first)
      for (const [place, step] of again.steps.entries())
        expect(step.result.lockVersion).toBe(now.steps[place]?.result.lockVersion)
    }),
  )
})

test('test data are a table where they are written as one', () => {
  expect(dataTable('Company code: 1010 Kassel\nLines: 42')).toEqual({
    head: ['Company code', 'Lines'],
    rows: [['1010 Kassel', '42']],
  })
  expect(dataTable('Material\tQuantity\nFG-2040\t24\nFG-2041\t12')?.rows).toHaveLength(2)
  expect(dataTable('As in the last run')).toBeNull()
  expect(dataTable('')).toBeNull()
})

test('a clock', () => {
  expect(clockText(768)).toBe('00:12:48')
  expect(clockText(0)).toBe('00:00:00')
})
