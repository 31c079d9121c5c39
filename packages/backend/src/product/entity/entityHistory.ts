import {
  type Entity,
  type EntityChange,
  entityChange,
  type EntityName,
  type FieldChange,
  maxHistory,
} from '@embpm/contract'
import { type AuditAction, auditActions, type AuditEntry } from '@embpm/contract/audit-log'
import { dequal } from 'dequal/lite'
import * as z from 'zod/mini'

import { defineCollection, type Step, stepOf } from '../../store.js'
import type { Caller } from './EntityTableDefinition.js'
import { historySamples } from './historySamples.js'
import { rowIndex } from './rowIndex.js'

/** A step as it is stored. */
const recordedStep = z.object({
  id: z.string(),
  /** `table/id` of the entity. */
  entity: z.string(),
  /** Fields whose values were for nobody to read then, and so must not be read later. */
  hidden: z.array(z.string()),
  ...entityChange.shape,
  /** What the entity was called then; missing in what was recorded before names were. */
  name: z.optional(z.string()),
  /** What the audit log calls it, where that is not its kind. */
  action: z.optional(z.enum(auditActions)),
})

/** A step as it is stored. */
export type RecordedStep = z.infer<typeof recordedStep>

/** The steps of all kinds of entity, in the order in which they were done. */
const collection = defineCollection<RecordedStep>({ name: 'history', schema: recordedStep, seeds: historySamples })
const byEntity = rowIndex<RecordedStep>(({ entity }) => [entity])

/** Name of the table whose entity a step is of. */
export const tableOf = ({ entity }: RecordedStep): string => entity.slice(0, entity.indexOf('/'))

const byTable = rowIndex<RecordedStep>((step) => [tableOf(step)])

/** All steps of a scope as they are recorded: the same array as long as nothing was. */
export const recordedSteps = ({ store }: Pick<Caller, 'store'>, scope: string): Promise<readonly RecordedStep[]> =>
  store.list(collection, scope)

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
  kind: EntityName
  /** Name of the table. */
  name: string
  /** The entity's own fields. */
  fields: readonly string[]
  hidden: (entity: E) => readonly string[]
  nameOf: (entity: E) => string
  /** What the audit log calls what became of one, where that is not its kind. */
  actionOf?: (after: E, before: E | undefined) => AuditAction | undefined
}

/** What somebody who looks at a history may see of one entity: of what its fields were, and are. */
export type ValueSeen = (field: string, value: unknown) => unknown

/** Records and answers what becomes of the entities of one kind. */
export function entityHistory<E extends Entity>({ kind: ofKind, name, fields, hidden, ...rules }: HistoryRules<E>) {
  const keyOf = (id: string) => `${name}/${id}`
  const told = new WeakMap<readonly E[], readonly AuditEntry[]>()

  function changesOf({ kind, before, after }: HistoryEvent<E>, secret: readonly string[]): FieldChange[] {
    if (kind !== 'changed' || !before) return []
    return fields.flatMap((field) => {
      const was: unknown = Reflect.get(before, field)
      const is: unknown = Reflect.get(after, field)
      if (dequal(was, is)) return []
      return secret.includes(field) ? [{ field }] : [{ field, before: was, after: is }]
    })
  }

  const entryOf = (
    id: string,
    called: string,
    { kind, ...step }: EntityChange & { action?: AuditAction },
  ): AuditEntry => ({
    id: [name, id, step.lockVersion, kind].join('.'),
    at: step.at,
    by: step.by,
    action: step.action ?? kind,
    kind: ofKind,
    name: called,
    objectId: id,
    lockVersion: step.lockVersion,
    changes: step.changes,
  })

  /** What samples say of their own lives, but for what is recorded of them. */
  function entriesOfSamples(seeds: readonly E[], recorded: ReadonlySet<string>): readonly AuditEntry[] {
    const made = seeds
      .flatMap((seed) => stepsOfSeed(seed).map((step) => entryOf(seed.id, rules.nameOf(seed), step)))
      .filter(({ id }) => !recorded.has(id))
    told.set(seeds, made)
    return made
  }

  return {
    /** Records something, if `isWritten` says that it was: it is asked when the entity itself has been decided on. */
    step(happening: HistoryEvent<E>, scope: string, isWritten: () => boolean): Step {
      const { kind, before, after, by, at } = happening
      const secret = [...new Set([...(before ? hidden(before) : []), ...hidden(after)])]
      const { id, lockVersion } = after
      const action = kind === 'created' || kind === 'changed' ? rules.actionOf?.(after, before) : undefined
      const entity: RecordedStep = {
        id: `${keyOf(id)}/${lockVersion}/${kind}`,
        entity: keyOf(id),
        hidden: secret,
        lockVersion,
        kind,
        by,
        at,
        changes: changesOf(happening, secret),
        name: rules.nameOf(after),
        ...(action && { action }),
      }
      return stepOf(collection, { organisationId: scope, id: entity.id }, () =>
        isWritten() ? { store: { entity, deleted: false }, place: 'last' } : {},
      )
    },

    /** The steps of an entity, the newest first: those that were recorded, and what a sample itself says. */
    async read(
      caller: Caller,
      scope: string,
      entity: E,
      seed: E | undefined,
      seen: ValueSeen,
    ): Promise<EntityChange[]> {
      const recorded = byEntity(await recordedSteps(caller, scope)).get(keyOf(entity.id)) ?? []
      const secret = new Set([...hidden(entity), ...recorded.flatMap((one) => one.hidden)])
      const steps = recorded.map(({ lockVersion, kind, by, at, changes }): EntityChange => {
        return { lockVersion, kind, by, at, changes: changes.map((one) => shownChange(one, secret, seen)) }
      })
      const own = seed ? stepsOfSeed(seed) : []
      const isTold = ({ kind, lockVersion }: EntityChange) =>
        steps.some((one) => one.kind === kind && one.lockVersion === lockVersion)
      return [...own.filter((step) => !isTold(step)), ...steps].slice(-maxHistory).toReversed()
    },

    /** What was recorded of any entity that the reader finds, in the order of the steps, as the audit log says it. */
    async entries(
      recorded: readonly RecordedStep[],
      find: () => Promise<(id: string) => { entity: E; seen: ValueSeen } | undefined>,
    ): Promise<AuditEntry[]> {
      const found = await find()
      const hiddenOf = Map.groupBy(
        recorded.filter((one) => one.hidden.length > 0),
        ({ entity }) => entity,
      )
      return recorded.flatMap((step) => {
        const id = step.entity.slice(name.length + 1)
        const visible = found(id)
        if (!visible) return []
        const { entity, seen } = visible
        const secret = new Set([...hidden(entity), ...(hiddenOf.get(step.entity) ?? []).flatMap((one) => one.hidden)])
        const changes = step.changes.map((one) => shownChange(one, secret, seen))
        return [entryOf(id, step.name ?? rules.nameOf(entity), { ...step, changes })]
      })
    },

    /** The same for a reader who sees every entity, and all of each. What is told of a step then never changes. */
    async openEntries(recorded: readonly RecordedStep[], find: () => Promise<(id: string) => E | undefined>) {
      const found = recorded.some((step) => step.name === undefined) ? await find() : () => undefined
      return recorded.map((step) => {
        const id = step.entity.slice(name.length + 1)
        const entity = step.name === undefined ? found(id) : undefined
        return entryOf(id, step.name ?? (entity ? rules.nameOf(entity) : id), step)
      })
    },

    /** What the samples of a scope say of themselves beside what is recorded: the same array at each time. */
    async ofSamples(caller: Caller, scope: string, seeds: readonly E[]): Promise<readonly AuditEntry[]> {
      const before = told.get(seeds)
      if (before) return before
      const recorded = byTable(await recordedSteps(caller, scope)).get(name) ?? []
      return entriesOfSamples(
        seeds,
        new Set(recorded.map((step) => [step.entity.replace('/', '.'), step.lockVersion, step.kind].join('.'))),
      )
    },
  }
}

/** A change as somebody may see it. */
function shownChange({ field, ...values }: FieldChange, secret: ReadonlySet<string>, seen: ValueSeen): FieldChange {
  if (secret.has(field)) return { field }
  return {
    field,
    ...('before' in values && { before: seen(field, values.before) }),
    ...('after' in values && { after: seen(field, values.after) }),
  }
}

/** What a sample entity says of its own life: nobody recorded what was changed. */
function stepsOfSeed({ lockVersion, createdBy, createdAt, changedBy, changedAt }: Entity): EntityChange[] {
  const created: EntityChange = { lockVersion: 1, kind: 'created', by: createdBy, at: createdAt, changes: [] }
  if (changedAt === createdAt) return [created]
  return [created, { lockVersion, kind: 'changed', by: changedBy, at: changedAt, changes: [] }]
}
