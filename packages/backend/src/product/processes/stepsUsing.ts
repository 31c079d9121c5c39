import type { EntityName } from '@embpm/contract'
import type { Revision } from '@embpm/contract/revision'

import type { Caller } from '../entity/EntityTableDefinition.js'
import { seededUses } from './revision.fixtures.js'
import { current, heads, models } from './revisionStore.js'

/** Names of the steps of each process that use an object, by kind and id of that. */
type Index = ReadonlyMap<string, ReadonlyMap<string, string[]>>

const made = new WeakMap<readonly Revision[], Index>()

async function indexOf({ store, organisationId }: Caller): Promise<Index> {
  const rows = await store.list(heads, organisationId)
  const before = made.get(rows)
  if (before) return before
  const saved = new Map((await store.list(models, organisationId)).map(({ id, uses }) => [id, uses]))
  const index = new Map<string, Map<string, string[]>>()
  for (const head of current(rows)) {
    for (const { kind, ref, step } of saved.get(head.id) ?? seededUses(head, organisationId)) {
      const users = index.get(`${kind}/${ref}`) ?? new Map<string, string[]>()
      users.set(head.processId, [...(users.get(head.processId) ?? []), step])
      index.set(`${kind}/${ref}`, users)
    }
  }
  made.set(rows, index)
  return index
}

/** The steps that use an object, by the id of their process: of its published revision, or else of the newest. */
export async function stepsUsing(
  kind: EntityName,
  { id }: { id: string },
  caller: Caller,
): Promise<ReadonlyMap<string, string>> {
  const users = (await indexOf(caller)).get(`${kind}/${id}`) ?? new Map<string, string[]>()
  return new Map([...users].map(([processId, steps]) => [processId, steps.join(', ')]))
}
