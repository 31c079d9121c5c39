import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { pathsOf } from './paths.js'
import { everyWay, playerOf, type PlayState } from './playing.js'
import { modelOf } from './testing/modelOf.js'

/** What is passed, one after the other: each question is answered by the next answer. */
function played(text: string, answers: readonly string[] = [], path?: number): string {
  const model = modelOf(text)
  const player = playerOf(model)
  const left = [...answers]
  const seen: (string | null)[] = []
  let state = player.begin(path === undefined ? undefined : pathsOf(model)[path])
  for (let count = 0; count < 50; count++) {
    seen.push(state.current)
    const [answer] = left
    const isAnswered = answer !== undefined && [...state.ways, ...state.events].includes(answer)
    if (isAnswered) left.shift()
    const next = player.next(state, isAnswered ? answer : undefined)
    if (next === state) break
    state = next
  }
  return `${seen.join(' ')} ${state.phase}`
}

test('goes along the flows to the end, and asks which way to take', () => {
  expect(played('S1>T1 T1>E1')).toBe('S1 T1 E1 ended')
  expect(played('S1>X1 X1>T1 X1>T2 T1>E1 T2>E2')).toBe('S1 X1 asking')
  expect(played('S1>X1 X1>T1 X1>T2 T1>E1 T2>E2', ['X1>T2'])).toBe('S1 X1 T2 E2 ended')
  expect(played('S1>V1 V1>I1 V1>I2 I1>E1 I2>E2', ['V1>I1'])).toBe('S1 V1 I1 E1 ended')
  // What only brings ways together is passed unseen.
  expect(played('S1>X1 X1>T1 X1>T2 T1>J1 T2>J1 J1>E1', ['X1>T1'])).toBe('S1 X1 T1 E1 ended')
})

test('asks where to begin where there are several beginnings; without one there is nothing to play', () => {
  expect(played('S1>T1 S2>T2')).toBe(' asking')
  expect(played('S1>T1 S2>T2', ['S2'])).toBe(' S2 T2 ended')
  expect(played('T1>T2')).toBe('T1 T2 ended')
  expect(played('T1>T2 T2>T1')).toBe(' ended')
})

test('passes branches one after the other, and what brings them together once', () => {
  expect(played('S1>P1 P1>T1 P1>T2 T1>T3 T3>P2 T2>P2 P2>E1')).toBe('S1 P1 T1 T3 T2 P2 E1 ended')
  const open = 'S1>O1 O1>T1 O1>T2 O1>T3 T1>O2 T2>O2 T3>O2 O2>E1'
  expect(played(open, ['O1>T2'])).toBe('S1 O1 T2 O2 E1 ended')
  expect(played(open, [everyWay])).toBe('S1 O1 T1 T2 T3 O2 E1 ended')
  expect(played('S1>P1 P1>T1 P1>T2 T1>E1 T2>Z1')).toBe('S1 P1 T1 E1 T2 Z1 ended')
  expect(played('S1>P1 P1>Z1 P1>T2')).toBe('S1 P1 Z1 ended')
})

test('says where a gateway waits for what never comes', () => {
  expect(played('S1>X1 X1>T1 X1>T2 T1>P2 T2>P2 P2>E1', ['X1>T1'])).toBe('S1 X1 T1 P2 stuck')
})

test('a loop asks again each time round, and ends by itself where nothing is decided', () => {
  const loop = 'S1>T1 T1>X1 X1>E1 X1>T2 T2>T1'
  expect(played(loop, ['X1>T2'])).toBe('S1 T1 X1 T2 T1 X1 asking')
  expect(played(loop, ['X1>T2', 'X1>T2', 'X1>E1'])).toBe('S1 T1 X1 T2 T1 X1 T2 T1 X1 E1 ended')
  expect(played('S1>T1 T1>T2 T2>T1')).toBe('S1 T1 T2 ended')
})

test('an attached event happens only where it is chosen: in place of the step, or beside it', () => {
  const late = 'S1>T1 T1>E1 B1@T1 B1>T2 T2>E2'
  expect(played(late)).toBe('S1 T1 E1 ended')
  expect(played(late, ['B1'])).toBe('S1 T1 B1 T2 E2 ended')
  expect(played('S1>T1 T1>E1 N1@T1 N1>T2 T2>E2', ['N1'])).toBe('S1 T1 N1 T2 E2 E1 ended')
})

test('goes through a subprocess, and out of it by an event', () => {
  const inside = 'S1>U1 U1>E1 S2>T1 T1>T2 S2/U1 T1/U1 T2/U1 B1@U1 B1>T9'
  expect(played(inside)).toBe('S1 U1 S2 T1 T2 E1 ended')
  expect(played(inside, ['B1'])).toBe('S1 U1 B1 T9 ended')
  const model = modelOf(inside)
  const player = playerOf(model)
  let state = player.begin()
  for (let count = 0; count < 3; count++) state = player.next(state)
  expect(state.current).toBe('T1')
  expect(player.next(state, 'B1').current).toBe('B1')
})

test('follows a path without a question, and asks where it has nothing to say any more', () => {
  const text = 'S1>X1 X1>T1 X1>T2 T1>E1 T2>X2 X2>E1 X2>E2'
  expect(played(text, [], 0)).toBe('S1 X1 T1 E1 ended')
  expect(played(text, [], 2)).toBe('S1 X1 T2 X2 E2 ended')
})

const letters = ['S', 'T', 'X', 'J', 'P', 'O', 'V', 'I', 'U', 'Z'] as const
const nodeId = fc.tuple(fc.constantFrom(...letters), fc.integer({ min: 1, max: 2 })).map((parts) => parts.join(''))
const flow = fc.tuple(nodeId, nodeId).map(([from, to]) => `${from}>${to}`)
const attached = fc.constantFrom('B1@T1 B1>T2', 'N1@T1 N1>T2', 'B2@U1 B2>X1', 'N2@U1 N2>P1')
const lying = fc.constantFrom('S2/U1', 'T2/U1', 'X2/U1', 'P2/U1')
const texts = fc
  .tuple(fc.array(flow, { minLength: 1, maxLength: 14 }), fc.array(attached, { maxLength: 3 }), fc.array(lying))
  .map((parts) => ['S1>T1', ...parts.flat()].join(' '))

/** Plays a model for a while, choosing by numbers. @returns all states; the last repeats where it cannot go on */
function statesOf(text: string, numbers: readonly number[]): PlayState[] {
  const player = playerOf(modelOf(text))
  const states = [player.begin()]
  for (const number of numbers) {
    const state = states.at(-1) ?? player.begin()
    const open = [...state.ways, ...state.events]
    const isAsked = state.phase === 'asking' || number % 3 === 0
    states.push(player.next(state, isAsked ? open[number % open.length] : undefined))
  }
  return states
}

const numbers = fc.array(fc.nat(1000), { maxLength: 60 })

test('playing any process comes to a question or to its end', () => {
  fc.assert(
    fc.property(texts, numbers, (text, chosen) => {
      const player = playerOf(modelOf(text))
      let state = statesOf(text, chosen).at(-1)
      const { size } = modelOf(text).elements
      for (let count = 0; state && count <= size; count++) {
        const next = player.next(state)
        if (next === state) return
        state = next
      }
      throw new Error('It goes on and on')
    }),
    { numRuns: 500 },
  )
})

test('what is before a state is the one that it was made from, unchanged', () => {
  fc.assert(
    fc.property(texts, numbers, (text, chosen) => {
      const states = statesOf(text, chosen)
      const copies = states.map((state) => JSON.stringify([...state.passed, state.current, state.phase]))
      for (const [index, state] of states.entries()) {
        const last = states[index - 1]
        if (last && state !== last) expect(state.before).toBe(last)
        expect(JSON.stringify([...state.passed, state.current, state.phase])).toBe(copies[index])
      }
    }),
  )
})

test('what is passed hangs together: each flow behind the element that it leaves', () => {
  fc.assert(
    fc.property(texts, numbers, (text, chosen) => {
      const { elements } = modelOf(text)
      const passed = [...(statesOf(text, chosen).at(-1)?.passed ?? [])]
      for (const [index, id] of passed.entries()) {
        const source = elements.get(id)?.source
        if (source) expect(passed.slice(0, index)).toContain(source)
      }
    }),
  )
})

test('without branches a path is played as it is told', () => {
  const plain = fc.array(
    fc
      .tuple(fc.constantFrom('T1', 'T2', 'X1', 'X2', 'X3', 'J1'), fc.constantFrom('T1', 'T2', 'X1', 'X2', 'X3', 'E1'))
      .map(([from, to]) => `${from}>${to}`),
    { minLength: 1, maxLength: 10 },
  )
  fc.assert(
    fc.property(plain, (flows) => {
      const left = new Set<string>()
      // A step leads on by one flow: more would be branches.
      const single = flows.filter((one) => {
        const from = one.slice(0, 2)
        const isFirst = from.startsWith('X') || !left.has(from)
        left.add(from)
        return isFirst
      })
      const model = modelOf(['S1>T1', ...single].join(' '))
      const player = playerOf(model)
      for (const path of pathsOf(model)) {
        let state = player.begin(path)
        for (let next = player.next(state); next !== state; next = player.next(state)) state = next
        const told = new Set(path.elements)
        expect([...state.passed].filter((id) => !told.has(id))).toEqual([])
        if (state.phase === 'ended') expect(state.passed.size).toBe(told.size)
      }
    }),
  )
})
