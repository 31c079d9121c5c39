import type { Task } from '@embpm/contract/sample/tasks'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onTaskKey } from './onTaskKey.js'
import { dropped, type DropPlace, movedBy } from './taskOrder.js'
import type { TaskList } from './useTasks.js'

/** Options of `useTaskMoves`. */
export interface TaskMovesOptions {
  tasks: TaskList
  /** What holds the rows. */
  rows: RefObject<HTMLElement | null>
  /** Whether the order can be changed. */
  canMove: boolean
  askDelete: (entry: Task) => void
}

/** What is done with the entries of the list by keys and by dragging; each move is said in a sentence. */
export function useTaskMoves({ tasks, rows, canMove, askDelete }: TaskMovesOptions) {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')

  const focus = (id: string | undefined) =>
    requestAnimationFrame(() => {
      if (id !== undefined) rows.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]`)?.focus()
    })
  const arrange = (entry: Task, next: readonly Task[]) => {
    const { list = [] } = tasks
    if (next === list) return
    void tasks.arrange(next)
    const place = next.findIndex(({ id }) => id === entry.id)
    const section = next.slice(0, place).findLast(({ type }) => type === 'section')
    setSaid(
      t(section && entry.type === 'task' ? 'tasks.movedIn' : 'tasks.movedTo', {
        title: entry.title,
        section: section?.title,
        number: place + 1,
        total: next.length,
      }),
    )
  }
  const move = (entry: Task, step: -1 | 1) => {
    arrange(entry, movedBy(tasks.list ?? [], entry.id, step))
    focus(entry.id)
  }
  const keys = {
    focus: (entry: Task, to: -1 | 1 | 'first' | 'last') => {
      // Those that are shown, in their order: folded sections and a search leave some out.
      const shown = Array.from(rows.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])
      const at = shown.findIndex(({ dataset }) => dataset.task === entry.id)
      const next = to === 'first' ? 0 : to === 'last' ? shown.length - 1 : at + to
      shown[next]?.focus()
    },
    move: canMove ? move : undefined,
    complete: ({ id, completed }: Task) => void tasks.change(id, { completed: !completed }),
    setPriority: ({ id }: Task, priority: Task['priority']) => void tasks.change(id, { priority }),
    remove: askDelete,
  }
  return {
    said,
    focus,
    move,
    drop: (id: string, place: DropPlace) => {
      const entry = tasks.list?.find((one) => one.id === id)
      if (entry && tasks.list) arrange(entry, dropped(tasks.list, id, place))
    },
    onKey: (event: KeyboardEvent<HTMLElement>, entry: Task) => {
      if (onTaskKey(event, entry, keys)) event.preventDefault()
    },
  }
}
