import type { Task } from '@embpm/contract/sample/tasks'

/** A section with the tasks below it, up to the next one. */
export interface TaskGroup {
  /** `null` for what stands before the first section. */
  section: Task | null
  tasks: readonly Task[]
}

/** A list as its sections divide it. What stands before the first section is a group of its own, if there is something. */
export function groupsOf(list: readonly Task[]): TaskGroup[] {
  const groups: { section: Task | null; tasks: Task[] }[] = []
  for (const entry of list) {
    if (entry.type === 'section') groups.push({ section: entry, tasks: [] })
    else if (groups.length === 0) groups.push({ section: null, tasks: [entry] })
    else groups.at(-1)?.tasks.push(entry)
  }
  return groups
}

const entriesOf = ({ section, tasks }: TaskGroup): readonly Task[] => (section ? [section, ...tasks] : tasks)

/** The list of groups as one again. */
const flat = (groups: readonly TaskGroup[]): Task[] => groups.flatMap(entriesOf)

/** What moves with an entry: a section takes its tasks along. */
function block(list: readonly Task[], id: string): readonly Task[] {
  const group = groupsOf(list).find(({ section }) => section?.id === id)
  return group ? entriesOf(group) : list.filter((entry) => entry.id === id)
}

/**
 * Moves an entry, a section with its tasks, before another one, or to the end for `null`. The same list where nothing moves.
 * @param before id of an entry that does not move itself
 */
function movedBefore(list: readonly Task[], id: string, before: string | null): readonly Task[] {
  const moving = block(list, id)
  if (moving.length === 0 || moving.some((entry) => entry.id === before)) return list
  const others = list.filter((entry) => !moving.includes(entry))
  const found = before === null ? others.length : others.findIndex((entry) => entry.id === before)
  const next = others.toSpliced(found < 0 ? others.length : found, 0, ...moving)
  return next.every((entry, place) => entry === list[place]) ? list : next
}

/**
 * Moves an entry by one step: a task past its neighbour, be it a task or the heading of a section; a section with its tasks
 * past the section beside it. The same list at the ends.
 */
export function movedBy(list: readonly Task[], id: string, step: -1 | 1): readonly Task[] {
  const entry = list.find((one) => one.id === id)
  if (!entry) return list
  if (entry.type === 'task') {
    const place = list.indexOf(entry)
    const to = place + step
    return to < 0 || to >= list.length ? list : list.toSpliced(place, 1).toSpliced(to, 0, entry)
  }
  const groups = groupsOf(list)
  const place = groups.findIndex(({ section }) => section === entry)
  const to = place + step
  const group = groups[place]
  // What stands before all sections stays there.
  if (!group || to >= groups.length || !groups[to]?.section) return list
  return flat(groups.toSpliced(place, 1).toSpliced(to, 0, group))
}

/** Where something that is dragged was let go: on an entry, or in the room behind the last one of a section. */
export type DropPlace = { on: string } | { behind: string }

/**
 * Moves what was dragged to where it was dropped. A task that is dropped on another one takes its place, on a heading it
 * becomes the first of its section; a section goes before the one that it was dropped in when it comes from below, else behind it.
 */
export function dropped(list: readonly Task[], id: string, place: DropPlace): readonly Task[] {
  const target = list.findIndex((entry) => entry.id === ('on' in place ? place.on : place.behind))
  const from = list.findIndex((entry) => entry.id === id)
  const [over, entry] = [list[target], list[from]]
  if (!over || !entry || over === entry) return list
  if (entry.type === 'section') {
    const groups = groupsOf(list)
    const into = groups.findIndex((group) => entriesOf(group).includes(over))
    if (groups[into]?.section === entry) return list
    const isUp = target < from
    const before = groups[isUp ? Math.max(into, groups[0]?.section ? 0 : 1) : into + 1]
    return movedBefore(list, id, before?.section?.id ?? null)
  }
  const isBehind = 'behind' in place || over.type === 'section' || target > from
  const before = isBehind ? list[target + 1] : over
  return before === entry ? list : movedBefore(list, id, before?.id ?? null)
}
