import { dayNumber, type Day } from '@embpm/calendar'
import type { OperationTask } from '@embpm/contract/operation-task'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../shell/useDates.js'
import { grownBy, lengthenedBy, linkedTo, movedBy, startedBy, steppedBy } from './ganttEdits.js'
import type { GanttRow, TaskEdit } from './ganttPlan.js'
import type { useTaskPlan } from './useTaskPlan.js'

/** What is done to a bar: it, its start or its end is moved by days (`move`, `start`, `end`), or by working days (`step`, `grow`). */
export interface BarChange {
  kind: 'move' | 'step' | 'start' | 'end' | 'grow'
  days: number
}

/** Changes tasks in the chart: says what came of it, and why something stays as it is. */
export function useGanttEditing(plan: ReturnType<typeof useTaskPlan>, say: (text: string) => void) {
  const { t } = useTranslation()
  const dates = useDates()

  /** What a change would make of the plan; `null` where the task cannot be changed so, which is said. */
  const tryEdit = ({ task, title, summary }: GanttRow, { kind, days }: BarChange) => {
    if (!task || summary) return refused(t('operationTasks.gantt.summaryStays', { title }))
    if (task.actualEnd !== null || (task.actualStart !== null && kind !== 'end' && kind !== 'grow'))
      return refused(t('operationTasks.gantt.begunStays', { title }))
    const { planned, calendarOf } = plan
    const now = planned.cycle ? undefined : planned.dates.get(task.id)
    if (!now) return null
    if (task.duration === 0 && kind !== 'move' && kind !== 'step') return null
    const calendar = calendarOf(task)
    const edit = { move: movedBy, step: steppedBy, start: startedBy, end: lengthenedBy, grow: grownBy(task) }[kind](
      now,
      days,
      calendar,
    )
    return preview(task, edit, kind === 'end' || kind === 'grow' ? null : now.start)
  }

  const refused = (text: string) => {
    say(text)
    return null
  }

  /** The edits that a task is changed by; one that leads to where it would be without a day of its own drops that. */
  const preview = (task: OperationTask, edit: TaskEdit, was: Day | null) => {
    const { earliestStart } = edit
    const stored = plan.withEdit(task, {
      ...edit,
      ...(earliestStart !== undefined && { earliestStart: storedDay(task) }),
    })
    const plain = plan.preview(stored)
    const isSame =
      earliestStart !== undefined &&
      earliestStart !== null &&
      !plain.cycle &&
      plain.dates.get(task.id)?.start === earliestStart
    const edits = isSame ? stored : plan.withEdit(task, edit)
    const next = isSame ? plain : plan.preview(edits)
    if (next.cycle) return refused(t('object.clash.ring', { name: next.cycle.map(({ title }) => title).join(' → ') }))
    const dates = next.dates.get(task.id)
    if (
      was !== null &&
      dates &&
      earliestStart &&
      dayNumber(dates.start) > dayNumber(earliestStart) &&
      dates.start === was
    )
      return refused(t('operationTasks.gantt.waits', { title: task.title }))
    return { edits, dates }
  }

  /** The day that a task had before anything was changed: its own, as it is stored. */
  const storedDay = ({ id }: OperationTask) => plan.storedOf(id)?.earliestStart ?? null

  return {
    tryEdit,
    change: (row: GanttRow, change: BarChange) => {
      const made = tryEdit(row, change)
      if (!made) return
      plan.apply(made.edits)
      if (made.dates)
        say(
          t('operationTasks.gantt.isNow', {
            title: row.title,
            start: dates.date(made.dates.start),
            end: dates.date(made.dates.end),
          }),
        )
    },
    link: (from: GanttRow, to: GanttRow) => {
      if (!from.task || !to.task || from.task.orderId !== to.task.orderId)
        return say(t('object.clash.elsewhere', { name: to.title }))
      const edits = plan.withEdit(to.task, linkedTo(to.task, from.task.id))
      const next = plan.preview(edits)
      if (next.cycle) return say(t('object.clash.ring', { name: next.cycle.map(({ title }) => title).join(' → ') }))
      plan.apply(edits)
      return say(t('operationTasks.gantt.linked', { from: from.title, to: to.title }))
    },
  }
}
