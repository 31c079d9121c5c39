import type { Entity, Fields } from '@embpm/contract'
import { ORPCError } from '@orpc/server'

import { type Collection, type Step, stepOf } from '../../store.js'
import { definePart } from '../archive/definePart.js'
import type { ArchivePart, ArchiveReference, Unfit } from '../archive/ArchivePart.js'
import { columnText } from './columnText.js'
import { draftOf } from './draft.js'
import type { entityHistory } from './entityHistory.js'
import { keyOf, type StepRules, touch } from './entityStep.js'
import type { Caller, EntityTableDefinition } from './EntityTableDefinition.js'
import { problemOfRefusal } from './importRows.js'
import { knownTables } from './knownTables.js'

/** What entities are brought into archives and out of them by. */
export interface ArchivedEntities<E extends Entity> extends Pick<StepRules<E>, 'all' | 'indexOf' | 'textOf'> {
  definition: EntityTableDefinition<E>
  collection: Collection<E>
  history: ReturnType<typeof entityHistory<E>>
  /** All that the caller may see, as it is answered. */
  shownRows: (caller: Caller) => Promise<readonly E[]>
}

/** How deep a tree may be, whatever its kind allows. */
const deepest = 50

const referencesIn = (fields: Fields): ArchiveReference[] =>
  Object.entries(fields).flatMap(([column, { facts, uses }]) =>
    facts.to && facts.to.length > 0 && (facts.by ?? 'id') === 'id'
      ? [{ column, to: facts.to, required: uses.includes('required') }]
      : [],
  )

const problems: Readonly<Partial<Record<string, Unfit['code']>>> = {
  taken: 'taken',
  misplaced: 'misplaced',
  forbidden: 'forbidden',
  required: 'invalid',
}

/** Why the rules of a kind do not take an entity as it stands; `undefined` where they do. */
function refusalOf(admit: () => void, key: readonly string[]): Unfit | undefined {
  try {
    admit()
    return undefined
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    // That something was decided about it is no fault of it: a closed period keeps what is in it.
    if (error.code === 'LOCKED') return undefined
    const { field, code } = problemOfRefusal(error, key)
    return { field, code: problems[code] ?? 'rule' }
  }
}

/** Ids of those whose way up a tree does not end, or is too long. */
function astray(rows: readonly Entity[], parentOf: (id: string) => string | null): ReadonlySet<string> {
  const lost = new Set<string>()
  for (const { id } of rows) {
    let steps = 0
    for (let above: string | null = id; above !== null && steps <= deepest; steps += 1) above = parentOf(above)
    if (steps > deepest) lost.add(id)
  }
  return lost
}

/** The entities of a kind as a part of what an organisation has. */
export function archivedEntities<E extends Entity>(given: ArchivedEntities<E>): ArchivePart {
  const { definition, collection, history, shownRows, all, indexOf, textOf } = given
  const { entity: rules, hidden = () => [] } = definition
  const { kind, family, fields, key } = rules
  const isTree = fields.parentId?.facts.to?.includes(kind) === true

  /** One that was deleted comes back above the version that it had. */
  const put = (entity: E, organisationId: string, onLost?: () => void): Step =>
    stepOf(collection, { organisationId, id: entity.id }, (standing) => {
      if (standing && !standing.deleted) {
        onLost?.()
        return {}
      }
      const lockVersion = Math.max(entity.lockVersion, (standing?.entity.lockVersion ?? 0) + 1)
      return {
        store: { entity: { ...entity, lockVersion }, deleted: false },
        ...(!standing && { place: 'last' as const }),
      }
    })

  return definePart<E>({
    name: kind,
    family,
    readers: () => knownTables.readersOf(kind),
    schema: rules.schema,
    references: referencesIn(fields),
    nameOf: rules.nameOf,
    key: { of: (entity) => keyOf(key, entity), field: key.at(-1) ?? 'id' },
    own: ({ organisationId }) => ({ organisationId }),

    async collect(caller) {
      const [rows, stored] = await Promise.all([shownRows(caller), all(caller)])
      const samples = collection.seeds(caller.organisationId).byId
      const now = new Map((await caller.store.list(collection, caller.organisationId)).map((one) => [one.id, one]))
      const secrets = stored.reduce(
        (sum, one) => sum + hidden(one).filter((field) => columnText(one, field) !== '').length,
        0,
      )
      return {
        records: rows,
        samples: new Set(rows.flatMap(({ id }) => (samples.has(id) && samples.get(id) === now.get(id) ? [id] : []))),
        left: [
          { what: 'secrets', count: secrets },
          { what: 'personal', count: stored.length - rows.length },
        ],
      }
    },

    async standing(caller) {
      const rows = await caller.store.list(collection, caller.organisationId)
      return new Map(rows.map((one) => [one.id, keyOf(key, one)]))
    },

    staged: (records, { organisationId }) => records.map((one) => put(one, organisationId)),

    async examine(records, caller) {
      const unfit = new Map<string, Unfit>()
      const rows = await all(caller)
      const byId = new Map(rows.map((one) => [one.id, one]))
      if (isTree) {
        const parentOf = (id: string): string | null => {
          const above: unknown = Reflect.get(byId.get(id) ?? {}, 'parentId')
          return typeof above === 'string' ? above : null
        }
        for (const id of astray(records, parentOf)) unfit.set(id, { code: 'misplaced', field: 'parentId' })
      }
      const { admit } = definition
      const admitting = await definition.admitting?.(caller)
      if (!admit && !admitting) return unfit
      const draft = draftOf({ rows, indexOf, text: textOf })
      for (const { id } of records) {
        const entity = byId.get(id)
        if (!entity || unfit.has(id)) continue
        // As one that stands and changes nothing: rules ask whether it may be so, not whether it may come to be so.
        const context = { before: entity, draft, caller }
        const refusal = refusalOf(() => {
          admit?.(entity, context)
          admitting?.(entity, context)
        }, key)
        if (refusal) unfit.set(id, refusal)
      }
      return unfit
    },

    async write(records, caller) {
      const { organisationId, store, user } = caller
      const deleted = await store.listDeleted(collection, organisationId)
      const lost = new Set<string>()
      const { changedBy: by, changedAt: at } = touch(user)
      const steps = records.flatMap((entity) => {
        const gone = deleted.get(entity.id)
        const lockVersion = Math.max(entity.lockVersion, (gone?.lockVersion ?? 0) + 1)
        const event = {
          kind: gone ? ('restored' as const) : ('created' as const),
          by,
          at,
          before: gone,
          after: { ...entity, lockVersion },
        }
        return [
          put(entity, organisationId, () => lost.add(entity.id)),
          history.step(event, organisationId, () => !lost.has(entity.id)),
        ]
      })
      return { steps, isLost: () => lost.size > 0 }
    },
  })
}
