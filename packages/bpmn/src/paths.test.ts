import { expect, test } from 'vitest'

import { maxPaths, pathsOf } from './paths.js'
import { stepsAfter, stepsInOrder } from './stepOrder.js'
import { modelOf } from './testing/modelOf.js'

const nodesOf = (text: string) =>
  pathsOf(modelOf(text)).map(({ elements }) => elements.filter((id) => !id.includes('>')).join(' '))

test('an exclusive gateway is a choice; the others are passed on each of their ways', () => {
  expect(nodesOf('S1>X1 X1>T1 X1>T2 T1>E1 T2>E1')).toEqual(['S1 X1 T1 E1', 'S1 X1 T2 E1'])
  expect(nodesOf('S1>P1 P1>T1 P1>T2 T1>P2 T2>P2 P2>E1')).toEqual(['S1 P1 T1 T2 P2 E1'])
  // What comes together and then decides, decides once.
  expect(nodesOf('S1>P1 P1>T1 P1>T2 T1>T3 T3>P2 T2>P2 P2>X1 X1>E1 X1>E2')).toEqual([
    'S1 P1 T1 T2 T3 P2 X1 E1',
    'S1 P1 T1 T2 T3 P2 X1 E2',
  ])
})

test('a loop around a gateway with one way ends', () => {
  expect(nodesOf('S1>X1 X1>T1 T1>X1')).toEqual(['S1 X1 T1'])
  expect(nodesOf('S1>X1 X1>X1')).toEqual(['S1 X1'])
})

test('a way back to a decision goes on by another one there, and ends', () => {
  expect(nodesOf('S1>T1 T1>X1 X1>E1 X1>T2 T2>T1')).toEqual(['S1 T1 X1 E1', 'S1 T1 X1 T2 E1'])
  expect(nodesOf('S1>T1 T1>T2 T2>T1')).toEqual(['S1 T1 T2'])
})

test('an event at a step is another way', () => {
  expect(nodesOf('S1>T1 T1>E1 B1@T1 B1>T2 T2>E2')).toEqual(['S1 T1 E1', 'S1 T1 B1 T2 E2'])
})

test('a process with a thousand ways tells the shortest', () => {
  const text = Array.from({ length: 10 }, (_, at) => `X${at}>T${at} T${at}>X${at + 1} X${at}>X${at + 1}`).join(' ')
  const paths = pathsOf(modelOf(`S1>X0 ${text} X10>E1`))
  expect(paths.length).toBeLessThanOrEqual(maxPaths)
  expect(paths[0]?.elements.at(-1)).toBe('E1')
})

test('steps are read along the flows, a branch to its end before the next one; what nothing leads to comes last', () => {
  const ids = (text: string) => stepsInOrder(modelOf(text)).map(({ id }) => id)
  expect(ids('T9>T8 X1>T2 X1>T1 S1>X1 T1>E1 T2>E1')).toEqual(['S1', 'X1', 'T2', 'E1', 'T1', 'T9', 'T8'])
  expect(ids('S1>T1 T1>E1 B1@T1 B1>T2')).toEqual(['S1', 'T1', 'B1', 'T2', 'E1'])
  expect(ids('T1>T2 T2>T1')).toEqual(['T1', 'T2'])
})

test('a gateway that only brings ways together is no step, and steps lead to what is behind it', () => {
  const model = modelOf('S1>X1 X1>T1 X1>T2 T1>J1 T2>J1 J1>J2 J2>E1')
  expect(stepsInOrder(model).map(({ id }) => id)).toEqual(['S1', 'X1', 'T1', 'E1', 'T2'])
  expect(stepsAfter(model, 'T1').map(({ flow, step }) => [flow.id, step.id])).toEqual([['T1>J1', 'E1']])
  expect(stepsAfter(modelOf('T1>J1 J1>J2 J2>J1'), 'T1')).toEqual([])
})
