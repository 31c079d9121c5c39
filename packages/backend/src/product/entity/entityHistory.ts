import { type Entity, type EntityChange, entityChange, maxHistory } from '@embpm/contract'
import { dequal } from 'dequal/lite'
import * as z from 'zod/mini'

import { defineCollection, type Step, stepOf } from '../../store.js'
import type { Caller } from './EntityTableDefinition.js'
import { rowIndex } from './rowIndex.js'

/** A step as it is stored. */
const recordedStep = z.object({
  id: z.string(),
  /** `table/id` of the entity. */
  entity: z.string(),
  /** Fields whose values were for nobody to read then, and so must not be read later. */
  hidden: z.array(z.string()),
  ...entityChange.shape,
})

type RecordedStep = z.infer<typeof recordedStep>

const collection = defineCollection<RecordedStep>({ name: 'history', schema: recordedStep, seeds: () => [] })
const byEntity = rowIndex<RecordedStep>(({ entity }) => [entity])

/** What a write did to one entity. */
export interface HistoryEvent<E extends Entity> {
  kind: EntityChange['kind']
  by: string
  at: string
  /** As it stood before; `undefined` for a new one. */
  before: E | undefined
  after: E
}

/** What the history of a kind of entity needs to know of it. */
export interface HistoryRules<E extends Entity> {
  /** Name of the table. */
  name: string
  /** The entity's own fields. */
  fields: readonly string[]
  hidden: (entity: E) => readonly string[]
}

/** Records and answers what becomes of the entities of one kind. */
export function entityHistory<E extends Entity>({ name, fields, hidden }: HistoryRules<E>) {
  const keyOf = (id: string) => `${name}/${id}`

  function changesOf({ kind, before, after }: HistoryEvent<E>, secret: readonly string[]): EntityChange['changes'] {
    if (kind !== 'changed' || !before) return []
    return fields.flatMap((field) => {
      const was: unknown = Reflect.get(before, field)
      const is: unknown = Reflect.get(after, field)
      if (dequal(was, is)) return []
      return secret.includes(field) ? [{ field }] : [{ field, before: was, after: is }]
    })
  }

  return {
    /** Records something, if `isWritten` says that it was: it is asked when the entity itself has been decided on. */
    step(happening: HistoryEvent<E>, scope: string, isWritten: () => boolean): Step {
      const { kind, before, after, by, at } = happening
      const secret = [...new Set([...(before ? hidden(before) : []), ...hidden(after)])]
      const { id, lockVersion } = after
      const entity: RecordedStep = {
        id: `${keyOf(id)}/${lockVersion}/${kind}`,
        entity: keyOf(id),
        hidden: secret,
        lockVersion,
        kind,
        by,
        at,
        changes: changesOf(happening, secret),
      }
      return stepOf(collection, { organisationId: scope, id: entity.id }, () =>
        isWritten() ? { store: { entity, deleted: false }, place: 'last' } : {},
      )
    },

    /** The steps of an entity, the newest first: those that were recorded, and what a sample itself says. */
    async read({ store }: Caller, scope: string, entity: E, seed: E | undefined): Promise<EntityChange[]> {
      const recorded = byEntity(await store.list(collection, scope)).get(keyOf(entity.id)) ?? []
      const secret = new Set([...hidden(entity), ...recorded.flatMap((one) => one.hidden)])
      const steps = recorded.map(({ lockVersion, kind, by, at, changes }): EntityChange => {
        const shown = changes.map((one) => (secret.has(one.field) ? { field: one.field } : one))
        return { lockVersion, kind, by, at, changes: shown }
      })
      return [...(seed ? stepsOfSeed(seed) : []), ...steps].slice(-maxHistory).toReversed()
    },
  }
}

/** What a sample entity says of its own life: nobody recorded what was changed. */
function stepsOfSeed({ lockVersion, createdBy, createdAt, changedBy, changedAt }: Entity): EntityChange[] {
  const created: EntityChange = { lockVersion: 1, kind: 'created', by: createdBy, at: createdAt, changes: [] }
  if (changedAt === createdAt) return [created]
  return [created, { lockVersion, kind: 'changed', by: changedBy, at: changedAt, changes: [] }]
}
