import { task, taskTag } from '@embpm/contract/sample/tasks'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'
import { tagSeeds, taskSeeds } from './tasks.data.js'

const seeds = taskSeeds()
const [firstSeed = expect.fail(), secondSeed = expect.fail(), thirdSeed = expect.fail()] = seeds
const tasks = z.array(task)
const empty = {
  title: '',
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  order: 0,
}

const all = ({ read }: World) => read(tasks, 'GET all')
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const ordersOf = (rows: readonly { order: number }[]) => rows.map(({ order }) => order)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const search = ({ read }: World, query: string) => read(tasks, `GET search?query=${encodeURIComponent(query)}`)

/** Refused with a list of problems, one of them at the path, and nothing changed. */
const refuses = (line: string, body: unknown, path: string) => ({
  says: `refuses ${line} for its ${path}`,
  check: async (world: World) => {
    const answer = await world.call(line, body)
    expect(answer.status).toBe(400)
    const refused = z.object({ data: z.object({ problems: z.array(z.object({ path: z.string() })) }) })
    expect(refused.parse(answer.body).data.problems.map((problem) => problem.path)).toContain(path)
    expect(await all(world)).toEqual(seeds)
    expect(await world.read(z.array(taskTag), 'GET tags')).toEqual(tagSeeds)
  },
})

conforms('/apps/tasks', [
  {
    says: 'lists the tags',
    check: async ({ read }) => {
      const titles = (await read(z.array(taskTag), 'GET tags')).map(({ title }) => title)
      expect(titles).toEqual(['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss'])
    },
  },
  {
    says: 'stores a new tag first, under an id of its own',
    check: async ({ read }) => {
      const made = await read(taskTag, 'POST tag', { tag: { id: 'mine', title: 'Später' } })
      expect(made.title).toBe('Später')
      expect(['mine', ...idsOf(tagSeeds)]).not.toContain(made.id)
      expect(await read(z.array(taskTag), 'GET tags')).toEqual([made, ...tagSeeds])
    },
  },
  {
    says: 'renames a tag',
    check: async ({ read }) => {
      const changed = { id: 'task-tag-bug', title: 'Defect' }
      expect(await read(taskTag, 'PATCH tag', { id: 'task-tag-bug', tag: { id: 'x', title: 'Defect' } })).toEqual(
        changed,
      )
      const expected = tagSeeds.map((tag) => (tag.id === changed.id ? changed : tag))
      expect(await read(z.array(taskTag), 'GET tags')).toEqual(expected)
    },
  },
  {
    says: 'answers nothing to a change of an unknown tag',
    call: 'PATCH tag',
    body: { id: 'x', tag: {} },
    answers: null,
  },
  {
    says: 'deletes tags and leaves none behind',
    check: async (world) => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...idsOf(tagSeeds)), async (tag) => {
          const before = await all(world)
          expect(await world.call(`DELETE tag?id=${tag}`)).toEqual({ status: 200, body: true })
          expect(idsOf(await world.read(z.array(taskTag), 'GET tags'))).not.toContain(tag)
          expect(await all(world)).toEqual(
            before.map((row) => ({ ...row, tags: row.tags.filter((one) => one !== tag) })),
          )
        }),
        { numRuns: 8 },
      )
    },
  },
  {
    says: 'lists the sample by order, sections among tasks, with tags that exist',
    check: async (world) => {
      const rows = await all(world)
      expect(rows).toEqual(seeds)
      expect(ordersOf(rows)).toEqual(upTo(rows.length))
      expect(new Set(idsOf(rows)).size).toBe(rows.length)
      expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['section', 'task']))
      // Every entry has every key: what a section has nothing of is `null` or an empty list.
      const keys = ['id', 'type', ...Object.keys(empty)].toSorted()
      for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(keys)
      const section = { notes: null, dueDate: null, tags: [], assignedTo: null, subTasks: [] }
      for (const row of rows) if (row.type === 'section') expect(row).toMatchObject(section)
      expect(new Set(rows.map(({ priority }) => priority))).toEqual(new Set([0, 1, 2]))
      expect(new Set(rows.flatMap(({ tags }) => tags))).toEqual(new Set(idsOf(tagSeeds)))
    },
  },
  {
    says: 'answers a part of the list or of what was found',
    check: async (world) => {
      expect(await world.read(tasks, 'GET all?page=2&size=7')).toEqual(seeds.slice(14, 21))
      expect(await world.read(tasks, 'GET all?size=5')).toEqual(seeds.slice(0, 5))
      expect(await world.read(tasks, 'GET all?page=0')).toEqual(seeds.slice(0, 50))
      expect(await world.read(tasks, 'GET all?page=99&size=7')).toEqual([])
      const found = await search(world, 'the')
      expect(found.length).toBeGreaterThan(4)
      expect(await world.read(tasks, 'GET search?query=the&page=1&size=2')).toEqual(found.slice(2, 4))
    },
  },
  { says: 'reads one task', call: `GET task?id=${thirdSeed.id}`, answers: thirdSeed },
  { says: 'answers nothing for an unknown task', call: 'GET task?id=nope', answers: null },
  ...(['task', 'section'] as const).map((type) => ({
    says: `stores a new ${type} first and renumbers the others`,
    check: async (world: World) => {
      const made = await world.read(task, 'POST task', { type, id: 'mine', title: 'ignored' })
      expect(made).toEqual({ ...empty, id: made.id, type })
      expect(['mine', ...idsOf(seeds)]).not.toContain(made.id)
      expect(await all(world)).toEqual([made, ...seeds.map((row) => ({ ...row, order: row.order + 1 }))])
      expect(await world.call(`GET task?id=${firstSeed.id}`)).toMatchObject({ body: { order: 1 } })
    },
  })),
  {
    says: 'merges what is given into a task and replaces its lists as a whole',
    check: async (world) => {
      const change = { title: 'Neu', notes: null, assignedTo: null, tags: ['task-tag-api'], subTasks: [] }
      const merged = { ...secondSeed, ...change }
      expect(await world.read(task, 'PATCH task', { id: secondSeed.id, task: { ...change, id: 'x' } })).toEqual(merged)
      expect(await world.read(task, `GET task?id=${secondSeed.id}`)).toEqual(merged)
      expect(await all(world)).toEqual(seeds.map((row) => (row.id === merged.id ? merged : row)))
    },
  },
  {
    says: 'takes an order as it is given, until all are renumbered',
    check: async (world) => {
      const change = { id: secondSeed.id, task: { order: 7.5 } }
      expect(await world.read(task, 'PATCH task', change)).toEqual({ ...secondSeed, order: 7.5 })
      const rest = seeds.filter((row) => row !== secondSeed)
      const expected = [...rest.slice(0, 7), { ...secondSeed, order: 7.5 }, ...rest.slice(7)]
      expect(await all(world)).toEqual(expected)
      expect(await world.read(task, 'PATCH task', { id: secondSeed.id, task: { title: 'T' } })).toMatchObject({
        order: 7.5,
      })
      const { id } = await world.read(task, 'POST task', { type: 'task' })
      const after = await all(world)
      expect(idsOf(after)).toEqual([id, ...idsOf(expected)])
      expect(ordersOf(after)).toEqual(upTo(after.length))
    },
  },
  {
    says: 'changes nothing of an unknown task',
    call: 'PATCH task',
    body: { id: 'x', task: { order: 3 } },
    answers: null,
  },
  {
    says: 'deletes a task and leaves the others as they are',
    check: async (world) => {
      for (const id of [secondSeed.id, 'nope', secondSeed.id]) {
        expect(await world.call(`DELETE task?id=${id}`)).toEqual({ status: 200, body: true })
        expect(await all(world)).toEqual(seeds.filter((row) => row !== secondSeed))
      }
      expect(await world.call(`GET task?id=${secondSeed.id}`)).toEqual({ status: 200, body: null })
    },
  },
  {
    says: 'arranges the tasks as they are sent and changes nothing else of them',
    check: async (world) => {
      const turned = seeds.toReversed()
      const sent = turned.map((row) => ({ ...row, title: 'not stored', order: 0 }))
      const expected = turned.map((row, order) => ({ ...row, order }))
      expect(await world.read(tasks, 'PATCH order', { tasks: sent })).toEqual(expected)
      expect(await all(world)).toEqual(expected)
    },
  },
  {
    says: 'lets tasks left out follow, and counts a repeated or unknown one not',
    check: async (world) => {
      const sent = [thirdSeed, { ...firstSeed, id: 'nope' }, secondSeed, thirdSeed]
      const answered = await world.read(tasks, 'PATCH order', { tasks: sent })
      expect(idsOf(answered)).toEqual([thirdSeed.id, secondSeed.id, firstSeed.id, ...idsOf(seeds.slice(3))])
      expect(ordersOf(answered)).toEqual(upTo(seeds.length))
    },
  },
  ...['GET search?query=', 'GET search', 'GET search?query=&page=1'].map((call) => ({
    says: `finds nothing without a text: ${call}`,
    call,
    answers: null,
  })),
  {
    says: 'finds titles and notes, ignoring case, and marks titles only',
    check: async (world) => {
      const found = await search(world, 'LEITFADEN')
      expect(found).toEqual([])
      const [one, ...others] = await search(world, 'bAtCh')
      expect([one, ...others].map((row) => row?.title)).toEqual([
        'Serial number field accepts a trailing blank',
        'Record the test “<mark>Batch</mark> recall within four hours”',
      ])
      expect(one?.notes).toBe(seeds.find(({ id }) => id === one?.id)?.notes)
      expect(await all(world)).toEqual(seeds)
    },
  },
  {
    says: 'answers titles that are safe as HTML, whatever was stored and asked for',
    check: async (world) => {
      const title = '<img src=x onerror=alert(1)> </mark><MARK>& &amp;'
      await world.call('PATCH task', { id: firstSeed.id, task: { title } })
      const [hit] = await search(world, '<MARK>')
      expect(hit?.title).toBe(
        '&lt;img src=x onerror=alert(1)&gt; &lt;/mark&gt;<mark>&lt;MARK&gt;</mark>&amp; &amp;amp;',
      )
      expect(await search(world, '&lt;')).toEqual([])
      expect(await world.read(task, `GET task?id=${firstSeed.id}`)).toMatchObject({ title })
    },
  },
  {
    says: 'searches tasks as they stand at that moment, by order',
    check: async (world) => {
      await world.call('PATCH task', { id: thirdSeed.id, task: { title: 'zwölf Äpfel' } })
      await world.call('PATCH task', { id: secondSeed.id, task: { notes: '12 ÄPFEL' } })
      await world.call('PATCH order', { tasks: [thirdSeed, secondSeed] })
      const found = await search(world, 'äpfel')
      expect(idsOf(found)).toEqual([thirdSeed.id, secondSeed.id])
      expect(ordersOf(found)).toEqual([0, 1])
    },
  },
  refuses('POST task', {}, 'type'),
  refuses('POST task', { type: 'chapter' }, 'type'),
  refuses('PATCH task', { task: { title: 'x' } }, 'id'),
  refuses('PATCH task', { id: firstSeed.id, task: { priority: 3 } }, 'task.priority'),
  refuses('PATCH task', { id: firstSeed.id, task: { dueDate: 'tomorrow' } }, 'task.dueDate'),
  refuses('PATCH task', { id: firstSeed.id, task: { order: '1' } }, 'task.order'),
  refuses(
    'PATCH task',
    { id: firstSeed.id, task: { subTasks: [{ id: 'a', title: 'b' }] } },
    'task.subTasks.0.completed',
  ),
  refuses('PATCH order', { tasks: [{ id: firstSeed.id }] }, 'tasks.0.title'),
  refuses('PATCH order', {}, 'tasks'),
  refuses('POST tag', { tag: {} }, 'tag.title'),
  refuses('PATCH tag', { id: 'task-tag-bug', tag: { title: 4 } }, 'tag.title'),
  refuses('DELETE task', undefined, 'query.id'),
  refuses('DELETE tag?id=', undefined, 'query.id'),
  refuses('GET task', undefined, 'id'),
  refuses('GET all?page=-1', undefined, 'page'),
  refuses('GET search?query=a&size=x', undefined, 'size'),
  ...['PUT task', 'POST all', 'DELETE order', 'GET tag', 'GET', 'GET task/task-001', 'GET all/more'].map((call) => ({
    says: `knows no ${call}`,
    call,
    status: 404,
    answers: 'NOT FOUND',
  })),
])

describe('many tasks', () => {
  test('are as many as asked for, numbered through, each as the contract says', () => {
    const many = taskSeeds(100_000)
    expect(many).toHaveLength(100_000)
    expect(many.slice(0, seeds.length)).toEqual(seeds)
    expect(many.every(({ order }, index) => order === index)).toBe(true)
    expect(new Set(idsOf(many)).size).toBe(100_000)
    expect(tasks.parse(many.slice(0, 500))).toEqual(many.slice(0, 500))
  })
})
