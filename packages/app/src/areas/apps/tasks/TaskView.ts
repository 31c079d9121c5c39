import type { Task, TaskTag } from '@embpm/contract/sample/tasks'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Outcome, TaskList } from './useTasks.js'

/** What the rows of the list need of the screen. */
export interface TaskView {
  tasks: TaskList
  /** Tags by id. */
  tags: ReadonlyMap<string, TaskTag>
  /** Titles as the search marks them, by id of the entry; `undefined` while nothing is searched for. */
  marks: ReadonlyMap<string, string> | undefined
  /** The task whose details are shown. */
  openId: string | undefined
  /** Address with a task's details. */
  hrefOf: (id: string) => string
  /** Shows a task's details; Back closes them. */
  open: (id: string) => void
  /** Where one types a new task: id of a section, `null` before the first one; `undefined` nowhere. */
  addsTo: string | null | undefined
  /** Opens or closes the line for a new task. */
  onAddsTo: (section: string | null | undefined) => void
  /** Adds a task at the end of a section. */
  add: (section: string | null, title: string) => Promise<Outcome>
  /** Whether the order can be changed: not in the hits of a search. */
  canMove: boolean
  move: (entry: Task, step: -1 | 1) => void
  /** Begins to drag an entry. */
  grab: (event: PointerEvent, entry: Task) => void
  /** What is dragged, and the place that it is over, as `data-board-column` names it. */
  drag: { id: string; over: string | null } | null
  onKey: (event: KeyboardEvent<HTMLElement>, entry: Task) => void
  /** Asks before an entry is deleted. */
  askDelete: (entry: Task) => void
}
