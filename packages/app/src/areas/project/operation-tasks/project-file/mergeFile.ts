import { cycleIn } from '@embpm/calendar/schedule'
import type { Client } from '@embpm/contract'
import { plannedTaskOf, type OperationTask } from '@embpm/contract/operation-task'
import { dequal } from 'dequal/lite'
import type { FileTask, ProjectFile } from './ProjectFile.js'

type PlanChange = Parameters<Client['operationTaskPlan']['change']>[0]

/** Fields of a task that a file says. */
type FileFields = PlanChange['changes'][number]['fields']

/** What becomes of a task of a file. */
export interface MergedTask {
  uid: number
  title: string
  level: number
  /** The task that it is already; `null` for a new one. */
  task: OperationTask | null
  /** What of it differs, or what the new one has. */
  fields: FileFields
}

/** What a file does to an order: each of its tasks, in its order; or the ring in which they would wait for each other. */
export interface FileMerge {
  tasks: readonly MergedTask[]
  ring: readonly string[] | null
}

/** The number of a task in a file: that of what people call it by, so that it is found again. */
export const uidOf = ({ taskNo }: Pick<OperationTask, 'taskNo'>): number => Number(/\d+$/.exec(taskNo)?.[0] ?? 0)

/** The name of a new task in a request. */
const refOf = (uid: number) => `file ${uid}`

/**
 * What a file does to the tasks of an order. A task of the file is one of the order by its number, else by its title and those above
 * it; others are new. Tasks that the file does not have stay as they are.
 */
export function mergeFile({ tasks: given }: Pick<ProjectFile, 'tasks'>, existing: readonly OperationTask[]): FileMerge {
  const found = matched(given, existing)
  const idOf = (uid: number) => found.get(uid)?.id ?? refOf(uid)
  const above = parentsOf(given)
  const places = sequencesOf(given, above, found)
  const tasks = given.map((task, nth): MergedTask => {
    const { uid, name, level } = task
    const before = found.get(uid) ?? null
    const parent = above[nth]
    const whole: FileFields = {
      title: name,
      description: task.notes,
      parentId: parent === undefined ? null : idOf(parent.uid),
      sequence: places[nth] ?? 10,
      // Of a summary they follow from what is below it.
      ...(above.includes(task) ? {} : { duration: task.duration, progress: task.progress }),
      earliestStart: task.earliest,
      actualStart: task.actualStart,
      actualEnd: task.actualEnd,
      baselineStart: task.baseline?.start ?? null,
      baselineEnd: task.baseline?.end ?? null,
      predecessors: task.links.map(({ uid: earlier, type, lag }) => ({ id: idOf(earlier), type, lag })),
    }
    return { uid, title: name, level, task: before, fields: before ? differing(before, whole) : statusOf(task, whole) }
  })
  return { tasks, ring: ringIn(tasks, existing) }
}

/** The tasks of an order that those of a file are, by the number of these. */
function matched(given: readonly FileTask[], existing: readonly OperationTask[]): ReadonlyMap<number, OperationTask> {
  const byUid = new Map(existing.map((task) => [uidOf(task), task]))
  const found = new Map(given.flatMap(({ uid }) => (byUid.has(uid) ? [[uid, byUid.get(uid)] as const] : [])))
  const taken = new Set([...found.values()].map((task) => task?.id))
  const byId = new Map(existing.map((task) => [task.id, task]))
  const pathOf = ({ title, parentId }: OperationTask): string => {
    const parent = byId.get(parentId ?? '')
    return parent ? `${pathOf(parent)}\n${title}` : title
  }
  const byPath = new Map(existing.filter(({ id }) => !taken.has(id)).map((task) => [pathOf(task), task]))
  const way: string[] = []
  const all = new Map<number, OperationTask>()
  for (const { uid, name, level } of given) {
    way.splice(level - 1, way.length, name)
    const path = way.join('\n')
    const task = found.get(uid) ?? byPath.get(path)
    if (task) all.set(uid, task)
    if (!found.has(uid)) byPath.delete(path)
  }
  return all
}

/** The task above each one; `undefined` at the top. */
function parentsOf(given: readonly FileTask[]): readonly (FileTask | undefined)[] {
  const way: FileTask[] = []
  return given.map((task) => {
    way.splice(task.level - 1)
    const parent = way.at(-1)
    way.push(task)
    return parent
  })
}

/** Places among siblings, in the order of the file: those that are there keep theirs as long as that order is kept. */
function sequencesOf(
  given: readonly FileTask[],
  above: readonly (FileTask | undefined)[],
  found: ReadonlyMap<number, OperationTask>,
): readonly number[] {
  const last = new Map<FileTask | undefined, number>()
  return given.map(({ uid }, nth) => {
    const before = last.get(above[nth]) ?? 0
    const own = found.get(uid)?.sequence ?? 0
    const place = own > before ? own : before + 10
    last.set(above[nth], place)
    return place
  })
}

const byId = (links: FileFields['predecessors'] = []) => links.toSorted((a, b) => (a.id < b.id ? -1 : 1))

function differing(task: OperationTask, whole: FileFields): FileFields {
  const isSame = (name: string, value: unknown) =>
    name === 'predecessors'
      ? dequal(byId(whole.predecessors), byId(task.predecessors))
      : dequal(value, Reflect.get(task, name))
  return Object.fromEntries(Object.entries(whole).filter(([name, value]) => !isSame(name, value)))
}

const statusOf = ({ progress, actualStart, actualEnd }: FileTask, whole: FileFields): FileFields => ({
  ...whole,
  status:
    actualEnd !== null || progress === 100 ? 'done' : actualStart !== null || progress > 0 ? 'in progress' : 'open',
})

/** The ring that the tasks would have, as titles. */
function ringIn(merged: readonly MergedTask[], existing: readonly OperationTask[]): readonly string[] | null {
  const changed = new Map(merged.map((one) => [one.task?.id ?? refOf(one.uid), one]))
  const blank = {
    parentId: null,
    duration: 1,
    earliestStart: null,
    predecessors: [],
    actualStart: null,
    actualEnd: null,
  }
  const whole = [
    ...existing.filter(({ id }) => !changed.has(id)).map(plannedTaskOf),
    ...[...changed].map(([id, { task, fields }]) => plannedTaskOf({ ...(task ?? blank), ...fields, id })),
  ]
  const titleOf = (id: string) => changed.get(id)?.title ?? existing.find((task) => task.id === id)?.title ?? id
  return cycleIn(whole)?.map(titleOf) ?? null
}

/** Whether a task of the file is new, changed, or as it is here. */
export const fateOf = ({ task, fields }: MergedTask): 'new' | 'changed' | 'same' =>
  task === null ? 'new' : Object.keys(fields).length > 0 ? 'changed' : 'same'

/** The request that does what a file says to an order. */
export const requestOf = (orderId: string, { tasks }: FileMerge): PlanChange => ({
  changes: tasks.flatMap(({ task, fields, ...rest }) =>
    task && fateOf({ task, fields, ...rest }) === 'changed'
      ? [{ id: task.id, lockVersion: task.lockVersion, fields }]
      : [],
  ),
  creates: tasks.flatMap(({ uid, title, task, fields }) =>
    task === null ? [{ ref: refOf(uid), fields: { ...fields, title, orderId } }] : [],
  ),
})

/** The request that takes that back. */
export function undoOf(
  merge: FileMerge,
  { changed, created }: Awaited<ReturnType<Client['operationTaskPlan']['change']>>,
): PlanChange {
  const now = new Map(changed.map((task) => [task.id, task]))
  return {
    changes: merge.tasks.flatMap(({ task, fields }) => {
      const written = task && now.get(task.id)
      if (!task || !written) return []
      const old = Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(task, name)]))
      return [{ id: task.id, lockVersion: written.lockVersion, fields: old }]
    }),
    removes: created.toReversed().map(({ id, lockVersion }) => ({ id, lockVersion })),
  }
}
