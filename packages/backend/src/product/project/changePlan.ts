import type { Client } from '@embpm/contract'
import type { OperationTask } from '@embpm/contract/operation-task'

import type { Writer } from '../entity/entityStep.js'

/** What `change` of a plan is asked for. */
type PlanChange = Parameters<Client['operationTaskPlan']['change']>[0]

/**
 * Does to the tasks of a plan what one request asks for, and answers the ids of the new ones. What waits for less comes first: on
 * the way to a plan without rings there is none then. New ones are there before anything waits for them.
 */
export function changePlan(
  writer: Writer<OperationTask>,
  { changes, creates = [], removes = [] }: PlanChange,
): readonly string[] {
  const made = new Map<string, string>()
  const idOf = (id: string) => made.get(id) ?? id
  const links = ({ fields }: { fields: PlanChange['changes'][number]['fields'] }) => fields.predecessors?.length ?? 0
  const named = <F extends PlanChange['changes'][number]['fields']>({ parentId, predecessors, ...fields }: F) => ({
    ...fields,
    ...(parentId !== undefined && { parentId: parentId === null ? null : idOf(parentId) }),
    ...(predecessors && { predecessors: predecessors.map((link) => ({ ...link, id: idOf(link.id) })) }),
  })
  for (const { ref, fields } of creates) made.set(ref, writer.create({ ...named(fields), predecessors: [] }).id)
  const waiting = creates.flatMap(({ ref, fields: { predecessors = [] } }) =>
    predecessors.length > 0 ? [{ id: idOf(ref), fields: { predecessors } }] : [],
  )
  for (const { fields, ...target } of [...changes, ...waiting].toSorted((a, b) => links(a) - links(b)))
    writer.change(target, named(fields))
  for (const target of removes) writer.remove(target)
  return [...made.values()]
}
