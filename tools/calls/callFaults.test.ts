import { expect, test } from 'vitest'
import { callFaults } from './callFaults.ts'

test('a call that no page makes is named, unless there is a reason', () => {
  expect(callFaults(['GET /a', 'GET /b', 'GET /c'], ['GET /a'], { 'GET /b': 'Why' })).toEqual(['No page makes GET /c.'])
})

test('an exception that is none any more is named', () => {
  const faults = callFaults(['GET /a'], ['GET /a', 'GET /a'], { 'GET /a': 'Why', 'GET /gone': 'Why' })
  expect(faults).toEqual([
    'GET /a is excepted, and a page makes it.',
    'GET /gone is excepted, and no service offers it.',
  ])
})
