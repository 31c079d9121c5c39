import type { ChangeRecord, Changes, Decide } from '@embpm/backend'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, type TestDatabase } from '../testing/engines.js'
import { sqlChanges } from './sqlChanges.js'
import { sqlFiles } from './sqlFiles.js'

const keys = ['note/one/1', 'note/one/2', 'note/two/1', 'task/one/1'] as const

const recordOf = (key: string, entity: unknown, rank = 0): ChangeRecord => {
  const [collection = '', organisationId = ''] = key.split('/')
  return { key, collection, organisationId, entity, deleted: false, rank }
}

/** What happens to changes: texts of any letters, keys in any order, decisions for and against. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      writes: fc.uniqueArray(
        fc.record({
          key: fc.constantFrom(...keys),
          entity: fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
          deleted: fc.boolean(),
          onlyNew: fc.boolean(),
        }),
        { selector: ({ key }) => key, maxLength: 4 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('setAside' as const), key: fc.constantFrom(...keys) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
)
type AnyStep = typeof step extends fc.Arbitrary<infer S> ? S : never

/** The same in memory, as simply as it can be said. */
function model() {
  const records = new Map<string, ChangeRecord>()
  let sequence = 0
  return {
    records,
    take(one: AnyStep) {
      if (one.kind === 'setAside') records.delete(one.key)
      else if (one.kind === 'clear') {
        records.clear()
        sequence = 0
      } else
        for (const { key, entity, deleted, onlyNew } of one.writes) {
          if (onlyNew && records.has(key)) continue
          sequence += 1
          records.set(key, { ...recordOf(key, entity, sequence), deleted })
        }
      if (one.kind === 'setAside') sequence += 1
    },
  }
}

async function take(changes: Changes, one: AnyStep): Promise<void> {
  if (one.kind === 'setAside') return changes.setAside(one.key)
  if (one.kind === 'clear') return changes.clear()
  const decisions = one.writes.map(({ key, entity, deleted, onlyNew }): [string, Decide] => [
    key,
    (current, sequence) => (onlyNew && current ? undefined : { ...recordOf(key, entity, sequence), deleted }),
  ])
  return changes.write(new Map(decisions))
}

const byKey = (records: readonly ChangeRecord[]) => records.toSorted((a, b) => a.key.localeCompare(b.key))

for (const { engine, skip, open } of engines)
  describe.skipIf(skip)(engine, () => {
    let opened: TestDatabase
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.end())

    test('keeps what the same steps leave in memory, for who wrote and for who comes later', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const changes = sqlChanges(opened.database)
          await changes.clear()
          const expected = model()
          for (const one of steps) {
            await take(changes, one)
            expected.take(one)
            const { records } = await changes.read(undefined)
            expect(byKey(records)).toEqual(byKey([...expected.records.values()]))
          }
          const later = await sqlChanges(opened.database).read(undefined)
          // Letter by letter: the keys of an entity keep their order.
          expect(JSON.stringify(byKey(later.records).map(({ entity }) => entity))).toBe(
            JSON.stringify(byKey([...expected.records.values()]).map(({ entity }) => entity)),
          )
        }),
        { numRuns: 40 },
      )
    })

    test('answers the same set as long as nothing changed, and nothing of a write that fails', async () => {
      const changes = sqlChanges(opened.database)
      await changes.clear()
      await changes.write(new Map([['note/one/1', () => recordOf('note/one/1', { text: 'kept' })]]))
      const before = await changes.read(undefined)
      expect(await changes.read(before)).toBe(before)
      const failing = changes.write(
        new Map<string, Decide>([
          ['note/one/1', () => recordOf('note/one/1', { text: 'lost' })],
          [
            'note/one/2',
            () => {
              throw new Error('in the middle')
            },
          ],
        ]),
      )
      await expect(failing).rejects.toThrow('in the middle')
      expect((await changes.read(before)).records).toEqual(before.records)
    })

    test('shows what was written to everybody who asks afterwards, also while it is being fetched for another', async () => {
      const changes = sqlChanges(opened.database)
      await changes.clear()
      await changes.write(new Map([['note/one/1', () => recordOf('note/one/1', 'written')]]))
      const asked = await Promise.all([1, 2, 3].map(() => changes.read(undefined)))
      expect(asked.map(({ records }) => records.length)).toEqual([1, 1, 1])
    })

    test('takes more records in one write than a statement carries, each with its place among all', async () => {
      const changes = sqlChanges(opened.database)
      await changes.clear()
      const many = Array.from({ length: 2500 }, (_, index) => `note/one/${index}`)
      const write = (text: string, only: readonly string[]) =>
        changes.write(new Map(only.map((key) => [key, (_, sequence) => recordOf(key, { text }, sequence)])))
      await write('first', many)
      await write('second', many.slice(1200, 1300))
      const { records } = await sqlChanges(opened.database).read(undefined)
      const expected = many.map((key, index) =>
        index >= 1200 && index < 1300
          ? recordOf(key, { text: 'second' }, 2500 + index - 1199)
          : recordOf(key, { text: 'first' }, index + 1),
      )
      expect(byKey(records)).toEqual(byKey(expected))
    })

    test('lets every one of many writers decide on what the last one left', async () => {
      const [first, second] = [sqlChanges(opened.database), sqlChanges(opened.database)]
      await first.clear()
      const more: Decide = (current) => recordOf('note/one/1', Number(current?.entity ?? 0) + 1)
      await Promise.all(
        Array.from({ length: 40 }, (_, index) => (index % 2 ? first : second).write(new Map([['note/one/1', more]]))),
      )
      expect((await sqlChanges(opened.database).read(undefined)).records[0]?.entity).toBe(40)
      if (opened.database.isShared) expect((await second.read(undefined)).records[0]?.entity).toBe(40)
    })

    test('does one exclusive piece of work after the other', async () => {
      const said: string[] = []
      const work = (name: string) =>
        opened.database.exclusively(async () => {
          said.push(`${name} begins`)
          await opened.database.query('select 1')
          said.push(`${name} ends`)
        })
      await Promise.all(['a', 'b', 'c'].map(work))
      expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    })

    test('a part counts once, where the file ends, and the whole is put together in order', async () => {
      const files = sqlFiles(opened.database)
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
      const parts = [bytes.slice(0, 30_000), bytes.slice(30_000, 60_000), bytes.slice(60_000)]
      expect(await files.read('file')).toBeUndefined()
      let end = 0
      for (const part of parts) {
        // Sent twice at once, as by somebody whose connection was lost.
        const ends = await Promise.all([1, 2].map(() => files.append('file', end, new Blob([part]))))
        end += part.length
        expect(ends).toEqual([end, end])
      }
      expect(await files.append('file', 7, new Blob(['elsewhere']))).toBe(bytes.length)
      expect(await files.size('file')).toBe(bytes.length)
      expect(new Uint8Array((await (await files.read('file'))?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes)
      await files.remove('file')
      expect(await files.size('file')).toBe(0)
    })
  })
