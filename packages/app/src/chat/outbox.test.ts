import type { ChatMessage, Conversation } from '@embpm/contract/sample/chat'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatOf, messageOf, momentOf } from './chats.fixture.js'
import { confirmed, type Outbox, type Outgoing, refused, reconciled, withEntry } from './outbox.js'

const outgoing = (id: string, part: Partial<Outgoing> = {}): Outgoing => ({
  id,
  chatId: 'a',
  value: 'Hi',
  at: momentOf(0),
  after: momentOf(0),
  state: 'sending',
  run: 1,
  ...part,
})
const mine = (id: string, seconds: number, value = 'Hi'): ChatMessage =>
  messageOf(id, { isMine: true, value, createdAt: momentOf(seconds) })
const idsOf = (outbox: Outbox) => outbox.map(({ id }) => id)

describe('a confirmed message', () => {
  test('confirms the oldest of the same text that is in flight', () => {
    const outbox = [outgoing('1', { state: 'failed' }), outgoing('2'), outgoing('3')]
    expect(idsOf(confirmed(outbox, mine('m', 1)))).toEqual(['1', '3'])
  })

  test('confirms one that had failed, when none is in flight', () => {
    expect(confirmed([outgoing('1', { state: 'failed' })], mine('m', 1))).toEqual([])
  })

  test.each([
    ['another text', outgoing('1', { value: 'Ho' })],
    ['another chat', outgoing('1', { chatId: 'b' })],
    ['one that was never given to a connection', outgoing('1', { state: 'waiting', run: null })],
    ['one that was written after it', outgoing('1', { after: momentOf(2) })],
  ])('does not confirm %s', (_, entry) => {
    expect(idsOf(confirmed([entry], mine('m', 1)))).toEqual(['1'])
  })
})

describe('the chats, read anew', () => {
  test('take out what had arrived, each message for one entry; the rest has failed', () => {
    const chats = [chatOf('a', { messages: [mine('m', 1)] })]
    const rest = reconciled([outgoing('1'), outgoing('2')], chats, 2)
    expect(rest).toMatchObject([{ id: '2', state: 'failed' }])
    expect(reconciled(rest, chats, 2)).toEqual(rest)
  })

  test('say nothing of what this connection carries', () => {
    const outbox = [outgoing('1', { run: 2 })]
    expect(reconciled(outbox, [chatOf('a')], 2)).toEqual(outbox)
  })
})

test('a refusal is about the one that is longest in flight', () => {
  const outbox = [outgoing('0', { run: 1 }), outgoing('1', { run: 2 }), outgoing('2', { run: 2 })]
  expect(refused(outbox, 2)).toMatchObject([{ state: 'sending' }, { id: '1', state: 'failed', run: null }, { id: '2' }])
})

/** A service behind a connection that may break at any moment, on the way there and on the way back. */
class Model {
  outbox: Outbox = []
  stored: ChatMessage[] = []
  /** What was given to the connection and is not yet stored; what was stored and not yet told. */
  there: string[] = []
  back: ChatMessage[] = []
  run = 1
  open = true
  #count = 0

  write(value: string) {
    this.#count += 1
    const after = this.stored.filter((message) => !this.back.includes(message)).at(-1)?.createdAt ?? ''
    const entry = outgoing(`o${this.#count}`, { value, after, state: 'waiting', run: null })
    this.outbox = [...this.outbox, entry]
    this.flush()
  }
  flush() {
    if (!this.open) return
    for (const { id, value, state } of this.outbox) {
      if (state !== 'waiting') continue
      this.there.push(value)
      this.outbox = withEntry(this.outbox, id, { state: 'sending', run: this.run })
    }
  }
  store() {
    const value = this.there.shift()
    if (value === undefined) return
    const message = mine(`m${this.stored.length}`, this.stored.length + 1, value)
    this.stored.push(message)
    if (this.open) this.back.push(message)
  }
  hear() {
    const message = this.back.shift()
    if (message) this.outbox = confirmed(this.outbox, message)
  }
  /** The connection breaks: what was on its way back is gone, of what was on its way there some arrives. */
  lose(arrived: number) {
    if (!this.open) return
    this.open = false
    this.back = []
    for (let index = 0; index < arrived; index += 1) this.store()
    this.there = []
  }
  reconnect() {
    if (this.open) return
    this.open = true
    this.run += 1
    this.outbox = reconciled(this.outbox, this.chats(), this.run)
    this.flush()
  }
  retry() {
    if (!this.open) return
    for (const { id } of this.outbox.filter(({ state }) => state === 'failed')) {
      this.outbox = reconciled(this.outbox, this.chats(), 0)
      this.outbox = withEntry(this.outbox, id, { state: 'waiting', run: null })
    }
    this.flush()
  }
  /** Everything that moves arrives, and what was never answered counts as failed. */
  rest() {
    while (this.there.length > 0) this.store()
    while (this.back.length > 0) this.hear()
    this.outbox = this.outbox.map((entry) => ({ ...entry, state: 'failed' }))
  }
  chats = (): Conversation[] => [chatOf('a', { messages: this.stored })]
}

const step = fc.oneof(
  fc.record({ do: fc.constant('write' as const), value: fc.constantFrom('ok', 'yes') }),
  fc.record({ do: fc.constantFrom('store' as const, 'hear' as const, 'reconnect' as const, 'retry' as const) }),
  fc.record({ do: fc.constant('lose' as const), arrived: fc.nat(3) }),
)

test('however the connection breaks, every text that was written arrives once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const model = new Model()
      const written: string[] = []
      for (const one of steps) {
        if (one.do === 'write') {
          written.push(one.value)
          model.write(one.value)
        } else if (one.do === 'lose') model.lose(one.arrived)
        else model[one.do]()
      }
      model.reconnect()
      model.rest()
      for (let tries = 0; tries < 3; tries += 1) {
        model.retry()
        model.rest()
      }
      expect(model.outbox).toEqual([])
      expect(model.stored.map(({ value }) => value).toSorted()).toEqual(written.toSorted())
    }),
    { numRuns: 1000 },
  )
})
