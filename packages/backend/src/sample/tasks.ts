import { type Task, tasks as contract, taskTag } from '@embpm/contract/sample/tasks'

import { sampleApi } from '../context.js'
import { sampleTable } from '../sampleTable.js'
import { emptyTask, tagSeeds, taskTable } from './tasks.data.js'
import { textSearch } from './textSearch.js'

const defaultSize = 50

const tags = sampleTable({ name: 'task-tag', schema: taskTag, seeds: () => tagSeeds })

const api = sampleApi(contract)

/** The part of a list that was asked for: all of it without a page and a size. */
function cut(rows: readonly Task[], { page, size }: { page?: number; size?: number }): Task[] {
  if (page === undefined && size === undefined) return [...rows]
  const start = (page ?? 0) * (size ?? defaultSize)
  return rows.slice(start, start + (size ?? defaultSize))
}

/** The handlers of the tasks. */
export const tasks = api.router({
  tags: {
    list: api.tags.list.handler(async ({ context }) => [...(await tags.list(context))]),
    create: api.tags.create.handler(({ input, context }) => tags.add(context, 'first', input.tag)),
    update: api.tags.update.handler(({ input, context }) => tags.patch(context, input.id, input.tag)),
    remove: api.tags.remove.handler(async ({ input: { query }, context }) => {
      await tags.remove(context, query.id)
      await taskTable.changeAll(context, (row) =>
        row.tags.includes(query.id) ? { ...row, tags: row.tags.filter((tag) => tag !== query.id) } : undefined,
      )
      return true as const
    }),
  },
  tasks: {
    list: api.tasks.list.handler(async ({ input, context }) => cut(await taskTable.list(context), input)),
    search: api.tasks.search.handler(async ({ input: { query, ...part }, context }) => {
      if (query === undefined) return null
      const { isIn, mark } = textSearch(query)
      const all = await taskTable.list(context)
      const found = all.filter(({ title, notes }) => isIn(title) || (notes !== null && isIn(notes)))
      return cut(found, part).map((row) => ({ ...row, title: mark(row.title) }))
    }),
    arrange: api.tasks.arrange.handler(async ({ input, context }) => {
      const ids = input.tasks.map(({ id }) => id)
      return [...(await taskTable.arrange(context, ids))]
    }),
    get: api.tasks.get.handler(({ input, context }) => taskTable.get(context, input.id)),
    create: api.tasks.create.handler(({ input: { type }, context }) =>
      taskTable.addFirst(context, { ...emptyTask, type }),
    ),
    update: api.tasks.update.handler(({ input, context }) => taskTable.patch(context, input.id, input.task)),
    remove: api.tasks.remove.handler(async ({ input: { query }, context }) => {
      await taskTable.remove(context, query.id)
      return true as const
    }),
  },
})
