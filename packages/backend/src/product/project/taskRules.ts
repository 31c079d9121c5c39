import { cycleIn } from '@embpm/calendar/schedule'
import type { Clash } from '@embpm/contract'
import { type OperationTask, operationTask, plannedTaskOf } from '@embpm/contract/operation-task'

/** A clash of a task that is about no days. */
const clashOf = (rule: Clash['rule'], field: string, name: string): Clash => ({
  rule,
  field,
  validFrom: '0001-01-01',
  validTo: '9999-12-31',
  name,
})

const { nameOf } = operationTask

/** It ends before it begins. */
export const actualClash = ({ actualStart, actualEnd }: OperationTask): Clash | null =>
  actualStart !== null && actualEnd !== null && actualEnd < actualStart ? clashOf('order', 'actualEnd', '') : null

/** It refers to a task that is not there, or of another order. What it referred to before may be gone. */
export function elsewhereClash(
  task: OperationTask,
  before: OperationTask | undefined,
  find: (id: string) => OperationTask | undefined,
): Clash | null {
  const isHere = (id: string) => find(id)?.orderId === task.orderId
  const nameFor = (id: string) => {
    const found = find(id)
    return found ? nameOf(found) : id
  }
  const { parentId } = task
  if (parentId !== null && parentId !== before?.parentId && !isHere(parentId))
    return clashOf('elsewhere', 'parentId', nameFor(parentId))
  const known = new Set(before?.predecessors.map(({ id }) => id))
  const strange = task.predecessors.find(({ id }) => !known.has(id) && !isHere(id))
  return strange ? clashOf('elsewhere', 'predecessors', nameFor(strange.id)) : null
}

/** It would go to another order, where what hangs on it is not. */
export function leavingClash(
  task: OperationTask,
  before: OperationTask | undefined,
  others: readonly OperationTask[],
): Clash | null {
  if (!before || before.orderId === task.orderId) return null
  const hanging = others.find(
    ({ parentId, predecessors }) => parentId === task.id || predecessors.some(({ id }) => id === task.id),
  )
  return hanging ? clashOf('elsewhere', 'orderId', nameOf(hanging)) : null
}

/** It would stand below itself, or wait for itself: by which way, from task to task. */
export function ringClash(task: OperationTask, tasks: readonly OperationTask[]): Clash | null {
  const byId = new Map([...tasks, task].map((one) => [one.id, one]))
  const wayOf = (ids: readonly string[]) =>
    ids
      .map((id) => {
        const found = byId.get(id)
        return found ? nameOf(found) : id
      })
      .join(' → ')
  const above: string[] = []
  for (let id = task.parentId; id !== null && !above.includes(id); id = byId.get(id)?.parentId ?? null) {
    above.push(id)
    if (id === task.id) return clashOf('ring', 'parentId', wayOf([task.id, ...above]))
  }
  const ring = cycleIn([...byId.values()].map(plannedTaskOf))
  return ring ? clashOf('ring', 'predecessors', wayOf(ringFrom(ring, task.id))) : null
}

/** The same ring, from one of its tasks back to it; as it is where that is not among them. */
function ringFrom(ring: readonly string[], id: string): readonly string[] {
  const at = ring.indexOf(id)
  return at < 0 ? ring : [...ring.slice(at, -1), ...ring.slice(0, at), id]
}
