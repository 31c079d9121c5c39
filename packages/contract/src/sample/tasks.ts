import * as z from 'zod/mini'

import {
  byId,
  byIdInQuery,
  id,
  iso,
  optionalInQuery,
  pageNumber,
  pageSize,
  patchOf,
  sampleRoute,
} from '../common/sample.js'

/** A tag of tasks. */
export const taskTag = z.object({ id, title: z.string() })

/** A tag of tasks. */
export type TaskTag = z.infer<typeof taskTag>

/** A step of a task. */
export const subTask = z.object({ id, title: z.string(), completed: z.boolean() })

/** A step of a task. */
export type SubTask = z.infer<typeof subTask>

/** What an entry of the list is: a heading, or something to do. */
export const taskType = z.enum(['section', 'task'])

/** A task, or a section that stands above tasks. */
export const task = z.object({
  id,
  type: taskType,
  /** Plain text. */
  title: z.string(),
  /** Plain text. */
  notes: z.nullable(z.string()),
  completed: z.boolean(),
  dueDate: z.nullable(iso),
  /** 0 low, 1 normal, 2 high. */
  priority: z.literal([0, 1, 2]),
  /** Ids of {@link taskTag}. */
  tags: z.array(id),
  /** Id of a person; `null` for nobody, as in every section. */
  assignedTo: z.nullable(id),
  /** Its steps, in their order; none in a section. */
  subTasks: z.array(subTask),
  /** Place in the list, from 0. */
  order: z.number(),
})

/** A task, or a section that stands above tasks. */
export type Task = z.infer<typeof task>

/** A part of a list, as our extension: without both values everything is answered, with one of them `page` 0 or `size` 50. */
const part = { page: optionalInQuery(pageNumber(0)), size: optionalInQuery(pageSize) }

const route = sampleRoute('/apps/tasks', 'Tasks')

/** A list of tasks. Source: sample services, "Tasks". */
export const tasks = {
  tags: {
    list: route('GET', '/tags', 'List tags').output(z.array(taskTag)),
    create: route('POST', '/tag', 'Create a tag')
      .input(z.object({ tag: z.omit(taskTag, { id: true }) }))
      .output(taskTag),
    update: route('PATCH', '/tag', 'Change a tag')
      .input(z.extend(byId, { tag: patchOf(taskTag) }))
      .output(z.nullable(taskTag)),
    /** Takes the tag off every task. */
    remove: route('DELETE', '/tag', 'Delete a tag').input(byIdInQuery).output(z.literal(true)),
  },
  tasks: {
    /** By order. `page` counts from 0. */
    list: route('GET', '/all', 'List tasks').input(z.object(part)).output(z.array(task)),
    /**
     * Tasks whose title or notes contain `query`, ignoring case and taking every character literally, by order; `null`
     * for an empty query. The titles of this answer are HTML: each match stands in `<mark>…</mark>` in its own spelling,
     * and `&`, `<` and `>` of the title are written as `&amp;`, `&lt;` and `&gt;`, so that the marks are the only tags.
     * Notes are plain text, as everywhere.
     */
    search: route('GET', '/search', 'Search tasks')
      .input(z.object({ query: optionalInQuery(z.string()), ...part }))
      .output(z.nullable(z.array(task))),
    /**
     * Gives each task the place that it has in the list sent. What is named twice counts where it comes first, unknown
     * tasks do not count, and tasks left out follow in their present order. Answers all tasks; nothing but their order
     * is read or changed.
     */
    arrange: route('PATCH', '/order', 'Arrange tasks')
      .input(z.object({ tasks: z.array(task) }))
      .output(z.array(task)),
    get: route('GET', '/task', 'Read a task').input(byId).output(z.nullable(task)),
    /** Stores an empty task before all others and numbers all of them from 0. */
    create: route('POST', '/task', 'Create a task')
      .input(z.object({ type: taskType }))
      .output(task),
    /** An `order` given here is taken as it is: other tasks keep theirs until the next arranging or creating. */
    update: route('PATCH', '/task', 'Change a task')
      .input(z.extend(byId, { task: patchOf(task) }))
      .output(z.nullable(task)),
    /** Leaves all other tasks as they are: the order of the deleted one stays free until the next arranging or creating. */
    remove: route('DELETE', '/task', 'Delete a task').input(byIdInQuery).output(z.literal(true)),
  },
}
