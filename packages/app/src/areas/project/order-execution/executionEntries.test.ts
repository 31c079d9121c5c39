import type { Execution } from '@embpm/contract/execution'
import { expect, test } from 'vitest'
import { createStorage, memoryStore } from '../../../session/storage.js'
import { createEntries } from '../../../entity/entries/createEntries.js'
import { createEntryNotes } from '../../../entity/entries/entryNotes.js'
import { type EntriesWorld, executionEntries } from './executionEntries.js'
import { executionOf } from './grid.fixture.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

/** A server of one execution, with a network that can be taken away. */
function world() {
  const storage = createStorage(memoryStore())
  let stored: Execution = executionOf('EX-1')
  const sent: number[] = []
  let online = true
  let open = true
  const resolve = () => Promise.resolve([stored])
  const send: EntriesWorld['send'] = (entered) => {
    sent.push(entered.length)
    const changed: Execution[] = []
    const refused: { id: string; code: 'CONFLICT' | 'LOCKED' }[] = []
    for (const { id, lockVersion, fields } of entered) {
      if (!open) refused.push({ id, code: 'LOCKED' })
      else if (lockVersion !== stored.lockVersion) refused.push({ id, code: 'CONFLICT' })
      else changed.push((stored = { ...stored, ...fields, lockVersion: lockVersion + 1, changedBy: 'Marta Kowalczyk' }))
    }
    return Promise.resolve({ changed, refused })
  }
  return {
    sent,
    stored: () => stored,
    asAnother: (fields: Partial<Execution>) =>
      (stored = { ...stored, ...fields, lockVersion: stored.lockVersion + 1, changedBy: 'Lena Brandt' }),
    setOnline: (next: boolean) => (online = next),
    close: () => (open = false),
    open: (
      user = 'USR-1',
      sending: EntriesWorld['send'] = send,
      onStored: EntriesWorld['onStored'] = () => undefined,
    ) =>
      createEntries({
        send: sending,
        resolve,
        onStored,
        notes: createEntryNotes(executionEntries(storage), user, organisation),
        isOnline: () => online,
      }),
  }
}
const entered = (hours: number, lockVersion = 1) => [{ id: 'EX-1', lockVersion, fields: { hours } }]

test('what is entered is stored, and kept no longer', async () => {
  const { open, stored } = world()
  const entries = open()
  await entries.enter(entered(8))
  expect([stored().hours, entries.get().entries.size, open().get().entries.size]).toEqual([8, 0, 0])
  expect(entries.get().savedAt).not.toBeNull()
})

test('two people enter in the same cell: one wins, the other is told and loses nothing', async () => {
  const { open, stored, asAnother } = world()
  const entries = open()
  asAnother({ hours: 12, state: 'confirmed' })
  await entries.enter(entered(8))
  const conflict = entries.get().entries.get('EX-1')
  expect(stored()).toMatchObject({ hours: 12, state: 'confirmed' })
  expect(conflict).toMatchObject({
    status: 'conflict',
    fields: { hours: 8 },
    theirs: { hours: 12, changedBy: 'Lena Brandt' },
  })
  await entries.again('EX-1')
  expect([stored().hours, entries.get().entries.size]).toEqual([8, 0])
})

test('without a network it is kept, also over a reload, for its user alone, and sent later', async () => {
  const { open, stored, sent, setOnline } = world()
  setOnline(false)
  await open().enter(entered(8))
  expect([sent, stored().hours]).toEqual([[], 0])
  expect(open('USR-2').get().entries.size).toBe(0)
  const reloaded = open()
  expect(reloaded.get().entries.get('EX-1')).toMatchObject({ status: 'waiting', fields: { hours: 8 } })
  setOnline(true)
  await reloaded.flush()
  expect([stored().hours, open().get().entries.size]).toEqual([8, 0])
})

test('a request that fails loses nothing', async () => {
  const { open, stored } = world()
  const entries = open('USR-1', () => Promise.reject(new Error('no way')))
  await entries.enter(entered(8))
  expect(entries.get()).toMatchObject({ failed: true, sending: false })
  await open().flush()
  expect(stored().hours).toBe(8)
})

test('what is entered while a request is under way follows it', async () => {
  const { open, stored, sent } = world()
  const entries = open()
  const first = entries.enter(entered(4))
  const second = entries.enter(entered(6))
  await Promise.all([first, second])
  expect([stored().hours, sent, entries.get().entries.size]).toEqual([6, [1, 1], 0])
})

test('one who waits for what is sent hears whether all of it is stored', async () => {
  const { open, sent } = world()
  const entries = open()
  void entries.enter(entered(4))
  void entries.enter(entered(6))
  expect([await entries.allSent(), sent]).toEqual([true, [1, 1]])
  const cut = open('USR-1', () => Promise.reject(new Error('no way')))
  void cut.enter(entered(5, 3))
  expect(await cut.allSent()).toBe(false)
})

test('it is shown until what is stored is shown, and what is entered until then is sent after it', async () => {
  const { open, stored, sent } = world()
  const [heard, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const entries = open('USR-1', undefined, () => {
    told.resolve()
    return heard.promise
  })
  const first = entries.enter(entered(4))
  await told.promise
  expect(entries.get().entries.get('EX-1')).toMatchObject({ status: 'waiting', fields: { hours: 4 } })
  await entries.enter(entered(6))
  heard.resolve()
  await first
  expect([stored().hours, sent, entries.get().entries.size]).toEqual([6, [1, 1], 0])
})

test('many are one request', async () => {
  const { open, sent } = world()
  await open().enter([1, 2, 3].map((number) => ({ id: `EX-${number}`, lockVersion: 1, fields: { hours: 1 } })))
  expect(sent[0]).toBe(3)
})

test('what a closed period refuses is shown and can be given up', async () => {
  const { open, close, stored } = world()
  const entries = open()
  close()
  await entries.enter(entered(8))
  expect(entries.get().entries.get('EX-1')).toMatchObject({ status: 'refused', fields: { hours: 8 } })
  entries.drop('EX-1')
  expect([entries.get().entries.size, stored().hours]).toEqual([0, 0])
})
