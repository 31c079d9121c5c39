import { addDays, type Day } from '@embpm/calendar'
import { addWorkingDays, workingDayFrom, workingDaysIn, type WorkingCalendar } from '@embpm/calendar/working-calendar'
import type { LinkType } from '@embpm/calendar/schedule'
import type { OperationTask } from '@embpm/contract/operation-task'
import type { TaskEdit } from './ganttPlan.js'

/** When a bar is. */
interface Days {
  start: Day
  end: Day
}

/** A task that starts so many days later, on a working day; it starts there at the earliest. */
export const movedBy = ({ start }: Days, days: number, calendar: WorkingCalendar): TaskEdit => ({
  earliestStart: workingDayFrom(calendar, addDays(start, days)),
})

/** A task that starts so many working days later. */
export const steppedBy = ({ start }: Days, count: number, calendar: WorkingCalendar): TaskEdit => ({
  earliestStart: addWorkingDays(calendar, start, count),
})

/** A task that ends so many days later: a day of work at the least. */
export const lengthenedBy = ({ start, end }: Days, days: number, calendar: WorkingCalendar): TaskEdit => ({
  duration: Math.max(1, workingDaysIn(calendar, { start, end: addDays(end, days) })),
})

/** A task that takes so many working days more: one at the least. */
export const grownBy =
  ({ duration }: Pick<OperationTask, 'duration'>) =>
  (_: Days, count: number): TaskEdit => ({ duration: Math.max(1, duration + count) })

/** A task that starts so many days later and ends when it did: a day of work at the least. */
export function startedBy({ start, end }: Days, days: number, calendar: WorkingCalendar): TaskEdit {
  const first = workingDayFrom(calendar, addDays(start, days))
  const duration = Math.max(1, workingDaysIn(calendar, { start: first, end }))
  return { earliestStart: first, duration }
}

/** A task that waits for another one, too. One that it waits for already is kept. */
export const linkedTo = ({ predecessors }: OperationTask, id: string, type: LinkType = 'FS'): TaskEdit => ({
  predecessors: predecessors.some((link) => link.id === id) ? predecessors : [...predecessors, { id, type, lag: 0 }],
})

/** What of an edit differs from the task as it is stored; `null` for nothing. */
export function differing(task: OperationTask, edit: TaskEdit): TaskEdit | null {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const left: TaskEdit = {
    ...(edit.earliestStart !== undefined &&
      edit.earliestStart !== task.earliestStart && { earliestStart: edit.earliestStart }),
    ...(edit.duration !== undefined && edit.duration !== task.duration && { duration: edit.duration }),
    ...(edit.predecessors !== undefined &&
      !same(edit.predecessors, task.predecessors) && { predecessors: edit.predecessors }),
  }
  return Object.keys(left).length > 0 ? left : null
}
