import type { OperationTask } from '@embpm/contract/operation-task'
import type { TableView } from '@embpm/ui/data-table'
import { toasts } from '@embpm/ui/toast'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../../entity/usePlace.js'
import { queryKeys } from '../../../../session/queryKeys.js'
import { useServices } from '../../../../shell/ServicesProvider.js'
import { operationTaskKind as kind } from '../operationTaskKind.js'
import { differing } from './ganttEdits.js'
import { calendarsOf, effectOf, plannedWith, type Edits, type Plan, type TaskEdit } from './ganttPlan.js'
import { usePlanRequest } from './usePlanRequest.js'

const none: Edits = new Map()

/** How long a saved change can be taken back, in ms. */
const undoTime = 10_000

/** A plan with what was changed of it and is not saved: what follows from that, each step back, and saving all of it at once. */
export function useTaskPlan(plan: Plan) {
  const { t } = useTranslation()
  const { send, refresh } = usePlanRequest()
  const [{ edits, past }, setState] = useState<{ edits: Edits; past: readonly Edits[] }>({ edits: none, past: [] })
  const calendarOf = useMemo(() => calendarsOf(plan), [plan])
  const planned = useMemo(() => plannedWith(plan, edits, calendarOf), [plan, edits, calendarOf])

  /** The edits with one more; one that leaves a task as it is stored is none. */
  const withEdit = (task: OperationTask, edit: TaskEdit): Edits => {
    const stored = plan.tasks.find(({ id }) => id === task.id) ?? task
    const left = differing(stored, { ...edits.get(task.id), ...edit })
    const next = new Map(edits)
    if (left) next.set(task.id, left)
    else next.delete(task.id)
    return next
  }

  const save = async () => {
    const stored = new Map(plan.tasks.map((task) => [task.id, task]))
    const changes = [...edits].flatMap(([id, fields]) => {
      const task = stored.get(id)
      return task ? [{ id, lockVersion: task.lockVersion, fields }] : []
    })
    const answer = await send({ changes })
    if (!answer) return refresh()
    const back = answer.changed.flatMap(({ id, lockVersion }) => {
      const task = stored.get(id)
      const edit = edits.get(id)
      return task && edit ? [{ id, lockVersion, fields: pick(task, edit) }] : []
    })
    await refresh()
    setState({ edits: none, past: [] })
    toasts.add({
      text: t('operationTasks.gantt.saved', { count: changes.length }),
      icon: 'success',
      timeout: undoTime,
      action: { label: t('list.undo'), onPress: () => void send({ changes: back }).then(refresh) },
    })
    return undefined
  }

  return {
    edits,
    /** A task as it is stored. */
    storedOf: (id: string) => plan.tasks.find((task) => task.id === id),
    planned,
    calendarOf,
    withEdit,
    preview: (next: Edits) => plannedWith(plan, next, calendarOf),
    effect: planned.cycle ? null : effectOf(plan, planned.dates, edits),
    apply: (next: Edits) => setState({ edits: next, past: [...past, edits] }),
    undo: past.length > 0 ? () => setState({ edits: past.at(-1) ?? none, past: past.slice(0, -1) }) : null,
    discard: () => setState({ edits: none, past: [] }),
    save,
    /** Takes the days of all tasks as they are planned now as the baseline. */
    setBaseline: async () => {
      const changes = plan.tasks.map(({ id, lockVersion, plannedStart, plannedEnd }) => ({
        id,
        lockVersion,
        fields: { baselineStart: plannedStart, baselineEnd: plannedEnd },
      }))
      if (await send({ changes })) toasts.add({ text: t('operationTasks.gantt.baselineSet'), icon: 'success' })
      await refresh()
    },
  }
}

const pick = (task: OperationTask, { earliestStart, duration, predecessors }: TaskEdit): TaskEdit => ({
  ...(earliestStart !== undefined && { earliestStart: task.earliestStart }),
  ...(duration !== undefined && { duration: task.duration }),
  ...(predecessors !== undefined && { predecessors: task.predecessors }),
})

/** Asks for the plan of the orders of the tasks that a list shows. */
export function usePlanQuery({ search, filters }: Pick<TableView, 'search' | 'filters'>) {
  const { client } = useServices()
  const { organisation } = usePlace()
  return useQuery({
    queryKey: [...queryKeys.kind(organisation, kind.name), 'plan', search, filters],
    queryFn: ({ signal }) => client.operationTaskPlan.read({ search, filter: writable(filters) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

const writable = (filters: TableView['filters']) =>
  Object.fromEntries(Object.entries(filters).map(([column, values]) => [column, [...values]]))
