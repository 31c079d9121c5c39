import { uploadPartBytes } from '@embpm/contract/document-file'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterEvent,
  commandOf,
  isPending,
  mostAttempts,
  newUpload,
  pauseBefore,
  type UploadEvent,
  type UploadState,
} from './uploadState.js'

const part = uploadPartBytes

/** What the network does to a request: it arrives and is answered, its answer is lost, it never arrives, its ticket is too old. */
const fates = ['answered', 'answer lost', 'never arrives', 'expired'] as const
type Fate = (typeof fates)[number]

/** What somebody, or the clock, does between two requests. */
const acts = ['nothing', 'retry', 'cancel', 'late answer'] as const

interface Server {
  /** The parts that it has taken, in the order in which they came. */
  parts: [from: number, to: number][]
  offset: number
  finished: number
}

/** A server as the contract says it: a part is taken only where the file ends. */
function serve(server: Server, state: UploadState, fate: Fate): UploadEvent {
  const command = commandOf(state)
  if (!command) throw new Error('Nothing is asked.')
  if (fate === 'never arrives') return { kind: 'lost' }
  if (fate === 'expired' && command.ask !== 'begin') return { kind: 'expired' }
  if (command.ask === 'send' && command.from === server.offset) {
    server.parts.push([command.from, command.to])
    server.offset = command.to
  }
  if (command.ask === 'finish') server.finished += 1
  if (fate === 'answer lost') return { kind: 'lost' }
  if (command.ask === 'finish') return { kind: 'finished', documentId: 'DOC-1' }
  return { kind: command.ask === 'begin' ? 'begun' : 'acknowledged', offset: server.offset }
}

const size = fc.integer({ min: 1, max: 5 * part })
const steps = fc.array(fc.record({ fate: fc.constantFrom(...fates), act: fc.constantFrom(...acts) }), { maxLength: 60 })

test('whatever the network and people do, each byte is taken once and in order, and it ends', () => {
  fc.assert(
    fc.property(size, steps, (bytes, plan) => {
      const server: Server = { parts: [], offset: 0, finished: 0 }
      let state = newUpload(bytes)
      const run = (fate: Fate, act: (typeof acts)[number]) => {
        state = afterEvent(state, { kind: 'start' })
        if (act === 'late answer') state = afterEvent(state, { kind: 'finished', documentId: 'DOC-1' })
        if (commandOf(state)) state = afterEvent(state, serve(server, state, fate))
        if (act === 'retry' || act === 'cancel') state = afterEvent(state, { kind: act })
      }
      for (const { fate, act } of plan) run(fate, act)
      // From here on the network is there, and somebody presses "Try again" where that is offered.
      for (let left = 40; isPending(state) || state.failure === 'lost'; left -= 1) {
        expect(left).toBeGreaterThan(0)
        state = afterEvent(state, { kind: 'retry' })
        run('answered', 'nothing')
      }
      const ends = server.parts.map(([, to]) => to)
      expect(server.parts.map(([from]) => from)).toEqual([0, ...ends].slice(0, ends.length))
      expect(server.parts.every(([from, to]) => to - from <= part)).toBe(true)
      if (state.phase === 'done') expect(server).toMatchObject({ offset: bytes })
      else expect(state.phase).toBe('cancelled')
    }),
    { numRuns: 500 },
  )
})

test('an end is an end: nothing but "Try again" of a lost one changes it', () => {
  const kinds = ['start', 'expired', 'lost', 'cancel'] as const
  const ends: UploadState[] = [
    { ...newUpload(9), phase: 'done' },
    { ...newUpload(9), phase: 'cancelled' },
    { ...newUpload(9), phase: 'failed', failure: 'mismatch' },
    { ...newUpload(9), phase: 'failed', failure: 'lost' },
  ]
  for (const end of ends) {
    for (const kind of kinds) expect(afterEvent(end, { kind })).toBe(end)
    expect(afterEvent(end, { kind: 'finished', documentId: 'DOC-1' })).toBe(end)
    expect(afterEvent(end, { kind: 'acknowledged', offset: 3 })).toBe(end)
    expect(afterEvent(end, { kind: 'retry' }).phase).toBe(end.failure === 'lost' ? 'waiting' : end.phase)
  }
})

test('gives up after some attempts without an answer, and counts anew once it got on', () => {
  let state = newUpload(2 * part)
  const lose = () => {
    state = afterEvent(afterEvent(afterEvent(state, { kind: 'retry' }), { kind: 'start' }), { kind: 'lost' })
  }
  for (let count = 0; count < mostAttempts; count += 1) lose()
  expect(state.phase).toBe('paused')
  state = afterEvent(afterEvent(afterEvent(state, { kind: 'retry' }), { kind: 'start' }), {
    kind: 'begun',
    offset: part,
  })
  expect(state).toMatchObject({ phase: 'sending', offset: part, attempts: 0 })
  for (let count = 0; count <= mostAttempts; count += 1) lose()
  expect(state).toMatchObject({ phase: 'failed', failure: 'lost', offset: part })
})

test('an offset that the file does not have changes nothing', () => {
  const sending = afterEvent(afterEvent(newUpload(9), { kind: 'start' }), { kind: 'begun', offset: 3 })
  for (const offset of [-1, 10, NaN]) expect(afterEvent(sending, { kind: 'acknowledged', offset })).toBe(sending)
})

test('waits longer each time, half a minute at most', () => {
  expect([1, 2, 3, 6, 20].map(pauseBefore)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})
