import type { Entity, ImportedRow } from '@embpm/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckedRow } from './CheckedRow.js'
import type { ImportApi } from './ImportKind.js'
import { rowWriter } from './rowWriter.js'
import { runBatches, type BatchRun } from './runBatches.js'

const signal = () => new AbortController().signal

/** Runs until it ends, as one who presses "Try again" does. */
async function insist<Item, Result>(
  items: readonly Item[],
  size: number,
  send: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  let run: BatchRun<Item, Result> = { items, results: [] }
  for (let attempt = 0; attempt < 100; attempt++) {
    const onProgress = (next: BatchRun<Item, Result>) => (run = next)
    const ended = await runBatches(run, { size, signal: signal(), send, onProgress }).catch(() => null)
    if (ended) return ended.results
  }
  throw new Error('It does not end')
}

test('every item is sent once and in order, however often a request fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 7 }),
      fc.array(fc.boolean(), { maxLength: 40 }),
      async (items, size, failures) => {
        const sent: number[] = []
        const results = await insist(items, size, async (batch) => {
          expect(batch.length).toBeLessThanOrEqual(size)
          if (failures.pop()) throw new Error('503')
          sent.push(...batch)
          return batch.map((item) => item * 2)
        })
        expect(sent).toEqual(items)
        expect(results).toEqual(items.map((item) => item * 2))
      },
    ),
  )
})

test('stops between batches', async () => {
  const controller = new AbortController()
  const seen: number[] = []
  const ended = runBatches(
    { items: [1, 2, 3], results: [] },
    {
      size: 1,
      signal: controller.signal,
      send: async (items) => items,
      onProgress({ results }) {
        seen.push(results.length)
        if (results.length === 2) controller.abort()
      },
    },
  )
  await expect(ended).rejects.toThrow(/abort/i)
  expect(seen).toEqual([1, 2])
})

test('an answer for another number of rows is an error', async () => {
  const run = { items: [1, 2], results: [] }
  await expect(runBatches(run, { size: 2, signal: signal(), send: async () => [1], onProgress() {} })).rejects.toThrow(
    '1 answers for 2 rows',
  )
})

interface Named extends Entity {
  name: string
}

/** A server that knows names without a key; a failing request was done, or was not. */
function server(fates: ('fine' | 'lost' | 'done, answer lost')[]) {
  const entities: Named[] = []
  const importRows: ImportApi['importRows'] = async ({ mode, rows }) => {
    const fate = mode === 'write' ? (fates.shift() ?? 'fine') : 'fine'
    if (fate === 'lost') throw new Error('offline')
    const made = rows.map(({ name }, index): Named => ({
      id: `N-${entities.length + index}`,
      organisationId: 'o',
      lockVersion: 1,
      createdBy: 'x',
      createdAt: new Date(1_000 * (entities.length + index)).toISOString(),
      changedBy: 'x',
      changedAt: '',
      tags: [],
      name: String(name),
    }))
    if (mode === 'write') entities.push(...made)
    if (fate === 'done, answer lost') throw new Error('offline')
    return made.map(({ id }): ImportedRow => ({ action: 'create', id, problems: [] }))
  }
  const list: ImportApi['list'] = async ({ size = 50 }) => {
    const rows = entities.toReversed().slice(0, size)
    return { rows, total: rows.length, unfilteredTotal: rows.length, page: 1, size: rows.length }
  }
  return { entities, api: { importRows, list } }
}

test('nothing is written twice, whether a lost request had been done or not', async () => {
  const fate = fc.constantFrom('fine' as const, 'lost' as const, 'done, answer lost' as const)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }),
      fc.array(fate, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (names, fates, size) => {
        const { api, entities } = server(fates)
        const rows = names.map((name, index): CheckedRow => ({
          row: { line: index + 2, cells: [name] },
          values: { name },
          result: { action: 'create', id: null, problems: [] },
        }))
        const results = await insist(rows, size, rowWriter(api))
        expect(entities.map(({ name }) => name)).toEqual(names)
        expect(results.map(({ result }) => result.action)).toEqual(names.map(() => 'create'))
        expect(new Set(results.map(({ result }) => result.id)).size).toBe(names.length)
      },
    ),
  )
})
