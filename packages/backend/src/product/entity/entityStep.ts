import type { Entity, Profile } from '@embpm/contract'
import { type Collection, type Step, stepOf } from '../../store.js'
import { newlyResponsible, responsibleFields } from '../notices/newlyResponsible.js'
import { noticeSteps } from '../notices/tell.js'
import { columnText } from './columnText.js'
import { type Draft, draftOf } from './draft.js'
import type { entityHistory, HistoryEvent } from './entityHistory.js'
import type { Caller, EntityTableDefinition, WriteContext } from './EntityTableDefinition.js'
import { conflicting, missing, takenBy } from './refusals.js'
import type { RowIndex } from './rowIndex.js'

/** Who did it, and when: now. */
function stamp(user: Profile) {
  return { by: `${user.firstname} ${user.lastname}`, at: new Date().toISOString() }
}

/** The fields that say who changed an entity when: now. */
export function touch(user: Profile) {
  const { by, at } = stamp(user)
  return { changedBy: by, changedAt: at }
}

/** Name of the column whose text is the key of an entity. */
export const keyColumn = ' key'

/** What a step works with. */
export interface StepRules<E extends Entity> {
  definition: EntityTableDefinition<E>
  collection: Collection<E>
  scopeOf: (caller: Caller) => string
  all: (caller: Caller) => Promise<readonly E[]>
  indexOf: (column: string) => RowIndex<E>
  textOf: (entity: E, column: string) => string
  shown: (entity: E, caller: Caller) => E | undefined
  history: ReturnType<typeof entityHistory<E>>
  labels: NonNullable<EntityTableDefinition<E>['labels']>
}

/** What becomes of one entity in a step. */
interface Planned<E extends Entity> {
  /** As it is stored now; `undefined` for a new one. */
  stored: E | undefined
  next: E
  deleted: boolean
}

/** Changes entities of one kind within a step. What it refuses, it throws as an error of the contract. */
export interface Writer<E extends Entity> {
  readonly draft: Draft<E>
  create: (fields: object) => E
  /** At any version unless one is given. */
  change: (target: { id: string; lockVersion?: number }, fields: object) => E
  remove: (target: { id: string; lockVersion?: number }) => E
  /** One that is not deleted is answered as it is. */
  restore: (id: string) => E
  /** Writes a successor as it is; `follows` says that it is no step of its own in a history. */
  replace: (before: E, next: E, options?: { follows: boolean }) => E
}

/** The key of something with the fields of an entity, by which people call it; `undefined` while a part is missing. */
export function keyOf(unique: readonly string[], fields: object): string | undefined {
  const parts = unique.map((column) => columnText(fields, column))
  return parts.length === 0 || parts.includes('') ? undefined : parts.join('\n')
}

/** What is planned for entities of one kind, and not written yet. */
export interface OpenStep<E extends Entity> {
  writer: Writer<E>
  /** What has to be written for what the writer did. */
  steps: () => Step[]
  /** Once it is written: the entities that another tab was faster with all the same, where the browser has no locks. */
  lost: ReadonlySet<string>
}

/**
 * Runs work on a draft of all entities of a kind and writes what it did at once, unless `write` is `false`; no other
 * write comes in between, also of other tabs where the browser has locks. `lost` names entities that another tab was
 * faster with all the same.
 */
export async function entityStep<E extends Entity, T>(
  rules: StepRules<E>,
  caller: Caller,
  work: (writer: Writer<E>) => T,
  { write = true }: { write?: boolean } = {},
): Promise<{ result: T; lost: ReadonlySet<string> }> {
  return caller.store.exclusively(async () => {
    const { writer, steps, lost } = await openStep(rules, caller)
    const result = work(writer)
    if (write) await caller.store.writeAll(steps())
    return { result, lost }
  })
}

/** Opens a draft of all entities of a kind, to be written with others. Only for who holds the store for themselves. */
export async function openStep<E extends Entity>(
  { definition, collection, scopeOf, all, indexOf, textOf, shown, history, labels }: StepRules<E>,
  caller: Caller,
): Promise<OpenStep<E>> {
  const { prefix, entity: rules } = definition
  const scope = scopeOf(caller)
  const lost = new Set<string>()
  const { by, at } = stamp(caller.user)
  const touched = { changedBy: by, changedAt: at }
  const [rows, deleted] = await Promise.all([all(caller), caller.store.listDeleted(collection, scope)])
  const [labelled, admitted] = await Promise.all([labels(caller), definition.admitting?.(caller)])
  const draft = draftOf({ rows, indexOf, text: textOf })
  const planned = new Map<string, Planned<E>>()
  const events: HistoryEvent<E>[] = []

  const responsible = responsibleFields(rules.kind, rules.fields)

  let number: number | undefined
  const nextNumber = () => (number = (number ?? highestNumber(prefix, rows, deleted.keys())) + 1)

  function plan(next: E, stored: E | undefined, isDeleted: boolean) {
    const earlier = planned.get(next.id)
    // A new one that is changed in the same step is stored no more than before.
    planned.set(next.id, { stored: earlier ? earlier.stored : stored, next, deleted: isDeleted })
    if (isDeleted) draft.drop(next.id)
    else draft.put(next)
  }

  /** Puts an entity in its place and checks it against all others. */
  function settle(entity: E, before: E | undefined, kind: HistoryEvent<E>['kind']): E {
    const context: WriteContext<E> = { before, draft, caller }
    const next = labelled(definition.derive?.(entity, context) ?? entity)
    definition.admit?.(next, context)
    admitted?.(next, context)
    const key = keyOf(rules.key, next)
    const other = key === undefined ? undefined : draft.where(keyColumn, key).find(({ id }) => id !== next.id)
    if (other) throw takenBy(rules.key.at(-1) ?? '', other.id)
    const consequences = definition.consequences?.(next, context) ?? []
    plan(next, before, false)
    events.push({ kind, by, at, before, after: next })
    for (const one of consequences) follow(one)
    return next
  }

  function follow(next: E) {
    const before = draft.get(next.id)
    if (before) plan({ ...next, lockVersion: before.lockVersion + 1 }, before, false)
  }

  function current({ id, lockVersion }: { id: string; lockVersion?: number }): E {
    const found = draft.get(id)
    const seen = found && shown(found, caller)
    if (!found || !seen) throw missing(id)
    if (lockVersion !== undefined && lockVersion !== found.lockVersion) throw conflicting(seen)
    return found
  }

  const writer: Writer<E> = {
    draft,
    create(fields) {
      const next = nextNumber()
      const made = rules.schema.parse({
        tags: [],
        ...rules.empty,
        organisationId: caller.organisationId,
        ...definedOf(fields),
        id: `${prefix}-${String(next).padStart(5, '0')}`,
        lockVersion: 1,
        createdBy: by,
        createdAt: at,
        changedBy: by,
        changedAt: at,
        ...definition.own?.(caller, next),
      })
      return settle(made, undefined, 'created')
    },
    change(target, fields) {
      const before = current(target)
      const lockVersion = before.lockVersion + 1
      return settle(rules.schema.parse({ ...before, ...definedOf(fields), ...touched, lockVersion }), before, 'changed')
    },
    remove(target) {
      const before = current(target)
      definition.release?.(before, { before, draft, caller })
      plan(before, before, true)
      events.push({ kind: 'deleted', by, at, before, after: before })
      return before
    },
    restore(id) {
      if (draft.get(id)) return current({ id })
      const before = deleted.get(id)
      if (!before || !shown(before, caller)) throw missing(id)
      return settle({ ...before, ...touched, lockVersion: before.lockVersion + 1 }, before, 'restored')
    },
    replace(before, next, { follows } = { follows: false }) {
      const replaced = { ...next, lockVersion: before.lockVersion + 1 }
      plan(replaced, before, false)
      if (!follows) events.push({ kind: 'changed', by, at, before, after: replaced })
      return replaced
    },
  }

  return { writer, steps: stepsOf, lost }

  function stepsOf(): Step[] {
    const all = [...planned.values()]
    // What comes first in a request shall stand first in the list, and each new one goes on top.
    const ordered = [...all.filter(({ stored }) => stored), ...all.filter(({ stored }) => !stored).toReversed()]
    const steps = ordered.map(({ stored, next, deleted: isDeleted }) =>
      stepOf(collection, { organisationId: scope, id: next.id }, (standing) => {
        const isSame = standing?.deleted === (stored && deleted.has(next.id))
        const isLost = standing?.entity.lockVersion !== stored?.lockVersion || !isSame
        if (isLost) lost.add(next.id)
        else lost.delete(next.id)
        if (isLost) return {}
        return { store: { entity: next, deleted: isDeleted }, place: stored ? undefined : 'first' }
      }),
    )
    const recorded = events.map((one) => history.step(one, scope, () => !lost.has(one.after.id)))
    return [
      ...steps,
      ...recorded,
      ...noticeSteps(caller, assignments(), ({ entityId }) => !lost.has(entityId)).values(),
    ]
  }

  /** Whom the step makes responsible for something: they are told in the same step. */
  function assignments() {
    return events.flatMap(({ kind, before, after }) =>
      kind === 'deleted'
        ? []
        : newlyResponsible(responsible, before, after).map((to) => ({
            kind: 'assignment' as const,
            to,
            by: caller.user,
            entity: rules.kind,
            entityId: after.id,
            name: rules.nameOf(after),
          })),
    )
  }
}

/** The highest number that an id has or had: deleted ones keep theirs. */
function highestNumber(prefix: string, rows: readonly { id: string }[], deleted: Iterable<string>): number {
  const numbers = new RegExp(`^${prefix}-(\\d+)$`)
  let highest = 0
  const see = (id: string) => (highest = Math.max(highest, Number(numbers.exec(id)?.[1] ?? 0)))
  for (const { id } of rows) see(id)
  for (const id of deleted) see(id)
  return highest
}

/** Leaves out what is `undefined`, for that would overwrite. */
function definedOf<T extends object>(patch: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const defined: { [K in keyof T]?: Exclude<T[K], undefined> } = {}
  Object.assign(defined, Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)))
  return defined
}
