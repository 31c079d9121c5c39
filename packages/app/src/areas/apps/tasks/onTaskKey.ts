import type { Task } from '@embpm/contract/sample/tasks'
import type { KeyboardEvent } from 'react'

/** What keys on an entry do. */
export interface TaskKeys {
  /** By one entry, or to the first or last one. */
  focus: (entry: Task, to: -1 | 1 | 'first' | 'last') => void
  /** Left out where the order cannot be changed. */
  move?: (entry: Task, step: -1 | 1) => void
  complete: (task: Task) => void
  setPriority: (task: Task, priority: Task['priority']) => void
  /** Asks first. */
  remove: (entry: Task) => void
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
const numbers: Readonly<Record<string, Task['priority']>> = { 0: 0, 1: 1, 2: 2 }

/** Follows a key on the name of an entry. Answers whether it was one of those that do something. */
export function onTaskKey(event: KeyboardEvent, entry: Task, keys: TaskKeys): boolean {
  const { key, altKey, ctrlKey, metaKey } = event
  if (ctrlKey || metaKey) return false
  const step = steps[key]
  // With Shift as in the trees, and without it.
  if (altKey) {
    if (!step || !keys.move) return false
    keys.move(entry, step)
    return true
  }
  const to = step ?? (key === 'Home' ? 'first' : key === 'End' ? 'last' : undefined)
  if (to !== undefined) return (keys.focus(entry, to), true)
  if (key === 'Delete') return (keys.remove(entry), true)
  if (entry.type === 'section') return false
  if (key === ' ') return (keys.complete(entry), true)
  const priority = document.documentElement.dataset.singleKeys === 'off' ? undefined : numbers[key]
  if (priority === undefined) return false
  keys.setPriority(entry, priority)
  return true
}
