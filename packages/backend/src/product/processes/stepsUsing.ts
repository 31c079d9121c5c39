import type { EntityName } from '@embpm/contract'
import type { Revision } from '@embpm/contract/revision'

import type { Caller } from '../entity/EntityTableDefinition.js'
import { seededUses } from './revision.fixtures.js'
import { current, heads, models, type StepUse } from './revisionStore.js'

interface Index {
  /** Names of the steps of each process that use an object, by kind and id of that. */
  byObject: ReadonlyMap<string, ReadonlyMap<string, string[]>>
  /** What the steps of a process use, by its id. */
  byProcess: ReadonlyMap<string, readonly StepUse[]>
}

const made = new WeakMap<readonly Revision[], Index>()

async function indexOf({ store, organisationId }: Caller): Promise<Index> {
  const rows = await store.list(heads, organisationId)
  const before = made.get(rows)
  if (before) return before
  const saved = new Map((await store.list(models, organisationId)).map(({ id, uses }) => [id, uses]))
  const byObject = new Map<string, Map<string, string[]>>()
  const byProcess = new Map<string, readonly StepUse[]>()
  for (const head of current(rows)) {
    const uses = saved.get(head.id) ?? seededUses(head, organisationId)
    byProcess.set(head.processId, uses)
    for (const { kind, ref, step } of uses) {
      const users = byObject.get(`${kind}/${ref}`) ?? new Map<string, string[]>()
      users.set(head.processId, [...(users.get(head.processId) ?? []), step])
      byObject.set(`${kind}/${ref}`, users)
    }
  }
  const index = { byObject, byProcess }
  made.set(rows, index)
  return index
}

/** The steps that use an object, by the id of their process: of its published revision, or else of the newest. */
export async function stepsUsing(
  kind: EntityName,
  { id }: { id: string },
  caller: Caller,
): Promise<ReadonlyMap<string, string>> {
  const users = (await indexOf(caller)).byObject.get(`${kind}/${id}`) ?? new Map<string, string[]>()
  return new Map([...users].map(([processId, steps]) => [processId, steps.join(', ')]))
}

/** What the steps of a process use, and which steps do: of its published revision, or else of the newest. */
export async function usedBySteps(processId: string, caller: Caller) {
  const uses = (await indexOf(caller)).byProcess.get(processId) ?? []
  return [...Map.groupBy(uses, ({ kind, ref }) => `${kind}/${ref}`).values()].flatMap(([first, ...others]) =>
    first ? [{ kind: first.kind, id: first.ref, note: [first, ...others].map(({ step }) => step).join(', ') }] : [],
  )
}
