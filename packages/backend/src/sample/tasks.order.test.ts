import { task } from '@embpm/contract/sample/tasks'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { createStore } from '../store.js'
import { conforms, type World } from '../testing/conforms.js'
import { emptyTask, taskTable } from './tasks.data.js'
import { sampleIdentity } from './sampleIdentity.js'

const tasks = z.array(task)
const all = ({ read }: World) => read(tasks, 'GET all')
const ordersOf = (rows: readonly { order: number }[]) => rows.map(({ order }) => order)

conforms('/apps/tasks', [
  {
    says: 'keeps the orders apart, and a permutation after each creating and arranging, whatever happens',
    check: async (world) => {
      const does = fc.constantFrom('create', 'delete', 'move')
      const step = fc.record({ does, at: fc.nat(99), by: fc.nat(99) })
      let rows = await all(world)
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 7 }), async (steps) => {
          for (const { does, at, by } of steps) {
            const chosen = rows[at % rows.length]
            if (does === 'create' || !chosen || rows.length < 5) {
              const made = await world.read(task, 'POST task', { type: 'task' })
              rows = [made, ...rows].map((row, order) => ({ ...row, order }))
            } else if (does === 'delete') {
              await world.call(`DELETE task?id=${chosen.id}`)
              rows = rows.filter((row) => row !== chosen)
            } else {
              const others = rows.filter((row) => row !== chosen)
              rows = others.toSpliced(by % rows.length, 0, chosen).map((row, order) => ({ ...row, order }))
              expect(await world.read(tasks, 'PATCH order', { tasks: rows })).toEqual(rows)
            }
          }
          expect(await all(world)).toEqual(rows)
          expect(new Set(ordersOf(rows)).size).toBe(rows.length)
        }),
        { numRuns: 15 },
      )
    },
  },
])

test('a new task among many renumbers them without writing them, also behind a deleted one', async () => {
  const store = { ...createStore(), updateAll: () => expect.fail('It writes many tasks.') }
  const wait = () => Promise.resolve()
  const context = {
    store,
    identity: sampleIdentity,
    organisationId: null,
    user: null,
    wait,
    newId: () => 'new',
    sampleRows: 100_000,
  }
  await taskTable.remove(context, 'task-50000')
  expect(await taskTable.get(context, 'task-50001')).toMatchObject({ order: 50_000 })
  await taskTable.addFirst(context, emptyTask)
  const rows = await taskTable.list(context)
  expect(rows.slice(0, 2).map(({ id }) => id)).toEqual(['new', 'task-001'])
  expect(rows).toHaveLength(100_000)
  expect(rows.every(({ order }, index) => order === index)).toBe(true)
})
