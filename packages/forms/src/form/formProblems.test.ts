import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inFieldOrder } from './formProblems.js'

const problem = (name: string) => ({ name, message: undefined, type: 'required' })

/** As they stand in the page, from the top down. */
const page = ['', 'title', 'steps', 'steps.0.name', 'steps.0.owner', 'steps.2.name', 'steps.10.name', 'note', 'tags.1']
/** In which they appeared: rows were added last, and `steps.10` before `steps.2`. */
const appeared = [
  'title',
  'steps',
  'steps.0.name',
  'steps.0.owner',
  'note',
  'tags',
  'tags.1',
  'steps.10.name',
  'steps.2.name',
]

test('problems come as a user meets their fields, in whatever order they are given', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(page), (names) => {
      const expected = page.filter((name) => names.includes(name))
      expect(inFieldOrder(names.map(problem), appeared).map(({ name }) => name)).toEqual(expected)
    }),
  )
})

test('a field that is nowhere comes last', () => {
  expect(inFieldOrder([problem('unknown'), problem('note')], appeared).map(({ name }) => name)).toEqual([
    'note',
    'unknown',
  ])
})
