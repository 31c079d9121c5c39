import type { Task } from '@embpm/contract/sample/tasks'
import * as z from 'zod/mini'

import type { Context } from '../context.js'
import { type SampleTable, sampleTable } from '../sampleTable.js'

/** What differs from counting the tasks through. */
const deviationsSchema = z.object({
  id: z.string(),
  /** Stored places of deleted tasks, which are counted as if they were still there. */
  free: z.array(z.number()),
  /** Orders that were set for single tasks, by id. */
  set: z.record(z.string(), z.number()),
})

type Deviations = z.infer<typeof deviationsSchema>

const none: Deviations = { id: 'deviations', free: [], set: {} }

/** A table with one row. */
const deviations = sampleTable({ name: 'task-order', schema: deviationsSchema, seeds: () => [none] })

const readDeviations = async (context: Context) => (await deviations.get(context, none.id)) ?? none

/** Tasks in their order, with what else is done to them. */
export interface OrderedTasks {
  /** All by order. The same array is answered as long as nothing changed. */
  list(context: Context): Promise<readonly Task[]>
  get(context: Context, id: string): Promise<Task | null>
  /** Adds a task before all others; then they are numbered from 0 without gaps. */
  addFirst(context: Context, row: Omit<Task, 'id' | 'order'>): Promise<Task>
  /** Merges fields; an order is taken as it is, whoever else has it. */
  patch(context: Context, id: string, patch: Partial<Task>): Promise<Task | null>
  /** Numbers all from 0: first those with the given ids, in this sequence, then the others as they stand. */
  arrange(context: Context, ids: readonly string[]): Promise<readonly Task[]>
  /** Replaces all tasks for which `change` answers a successor; their order stays. It must depend on nothing else. */
  changeAll(context: Context, change: (current: Task) => Task | undefined): Promise<void>
  /** Deletes a task; the orders of the others stay. */
  remove(context: Context, id: string): Promise<void>
}

/**
 * Numbers the tasks of a table. What is stored as `order` is only a place: any numbers that ascend. The order that is
 * answered comes from counting through, so a new first task, which gets the lowest place, renumbers 100,000 others
 * without writing one of them. The few exceptions to counting are kept aside until the next renumbering.
 */
export function orderedTasks(table: SampleTable<Task>): OrderedTasks {
  const known = new WeakMap<readonly Task[], { by: Deviations; tasks: readonly Task[] }>()

  async function list(context: Context): Promise<readonly Task[]> {
    const [rows, by] = [await table.list(context), await readDeviations(context)]
    const before = known.get(rows)
    if (before?.by === by) return before.tasks
    const tasks = numbered(rows, by)
    known.set(rows, { by, tasks })
    return tasks
  }

  const get = async (context: Context, id: string) => (await list(context)).find((task) => task.id === id) ?? null

  async function note(context: Context, next: (current: Deviations) => Deviations) {
    await deviations.change(context, none.id, next)
  }

  async function arrange(context: Context, ids: readonly string[]): Promise<readonly Task[]> {
    const tasks = await list(context)
    const existing = new Set(tasks.map(({ id }) => id))
    const sequence = new Set([...ids.filter((id) => existing.has(id)), ...existing])
    const places = (await table.list(context)).map(({ order }) => order).toSorted((left, right) => left - right)
    const placeOf = new Map([...sequence].map((id, index) => [id, places[index] ?? index]))
    await table.changeAll(context, (row) => {
      const order = placeOf.get(row.id) ?? row.order
      return order === row.order ? undefined : { ...row, order }
    })
    await note(context, () => none)
    return list(context)
  }

  return {
    list,
    get,
    arrange,
    async addFirst(context, row) {
      const { free, set } = await readDeviations(context)
      if (Object.keys(set).length > 0) await arrange(context, [])
      else if (free.length > 0) await note(context, () => none)
      const lowest = (await table.list(context)).reduce((least, { order }) => Math.min(least, order), 0)
      const added = await table.add(context, 'first', { ...row, order: lowest - 1 })
      return { ...added, order: 0 }
    },
    async patch(context, id, patch) {
      const before = await get(context, id)
      const changed = await table.patch(context, id, { ...patch, order: undefined })
      if (!before || !changed) return null
      const order = patch.order ?? before.order
      if (order !== before.order) await note(context, ({ set, ...rest }) => ({ ...rest, set: { ...set, [id]: order } }))
      return { ...changed, order }
    },
    changeAll: (context, change) => table.changeAll(context, change),
    async remove(context, id) {
      const removed = await table.remove(context, id)
      if (!removed) return
      await note(context, ({ free, set: { [id]: _gone, ...set }, ...rest }) => ({
        ...rest,
        free: [...free, removed.order],
        set,
      }))
    },
  }
}

/** Counts the rows through by their places, free places included. */
function numbered(rows: readonly Task[], { free, set }: Deviations): readonly Task[] {
  const gaps = free.toSorted((left, right) => left - right)
  let passed = 0
  const tasks = byOrder(rows).map((row, index) => {
    while ((gaps[passed] ?? Infinity) < row.order) passed += 1
    const order = set[row.id] ?? index + passed
    return order === row.order ? row : { ...row, order }
  })
  return byOrder(tasks)
}

/** Most often they are already sorted. */
function byOrder(rows: readonly Task[]): readonly Task[] {
  const ascending = rows.every(({ order }, index) => index === 0 || (rows[index - 1]?.order ?? order) <= order)
  return ascending ? rows : rows.toSorted((left, right) => left.order - right.order)
}
