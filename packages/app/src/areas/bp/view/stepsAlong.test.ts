import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepsAlong } from './stepsAlong.js'

const along = (steps: string, path: string) =>
  stepsAlong(
    steps.split('').map((id) => ({ id })),
    path.split(''),
  )
    .map(({ id }) => id)
    .join('')

test('follows the path; what is not on it stays behind the step before it', () => {
  expect(along('abcdef', 'abcdef')).toBe('abcdef')
  // Read branch by branch: a, its first branch b, then the end e and the second branch c.
  expect(along('abec', 'ace')).toBe('abce')
  expect(along('abec', 'abe')).toBe('abec')
  expect(along('xab', 'ab')).toBe('xab')
})

test('has each step once, and those of the path in its order', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]$/), { maxLength: 10 })
  fc.assert(
    fc.property(ids, ids, (steps, path) => {
      const ordered = stepsAlong(
        steps.map((id) => ({ id })),
        path,
      ).map(({ id }) => id)
      expect(ordered.toSorted()).toEqual(steps.toSorted())
      expect(ordered.filter((id) => path.includes(id))).toEqual(path.filter((id) => steps.includes(id)))
    }),
  )
})
