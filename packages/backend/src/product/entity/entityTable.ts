import {
  type Entity,
  type EntityChange,
  entityNames,
  type EntityUse,
  type ImportedRow,
  type ReferenceName,
  type RefusedEntity,
} from '@embpm/contract'

import { createQuery, cutPage } from '../../query.js'
import { type Collection, defineCollection } from '../../store.js'
import { archiveParts } from '../archive/ArchivePart.js'
import { archivedEntities } from './archivedEntities.js'
import { columnText } from './columnText.js'
import { entityHistory, type ValueSeen } from './entityHistory.js'
import { lastNamed } from './lastNamed.js'
import { kindsIn, labelsFor, referencesOf } from './references.js'
import { entityStep, keyColumn, keyOf, openStep, type StepRules, type Writer } from './entityStep.js'
import type { Caller, EntityTableDefinition } from './EntityTableDefinition.js'
import { usesIn, usesOf } from './entityUses.js'
import { importRows } from './importRows.js'
import { knownTables } from './knownTables.js'
import { currentRows } from './currentRows.js'
import { manyAtOnce } from './manyAtOnce.js'
import { conflicting, missing } from './refusals.js'
import { type RowIndex, rowIndex } from './rowIndex.js'

/** What a list is asked for. */
export interface ListInput {
  search?: string
  filter?: Record<string, string[]>
  sort?: string
  page: number
  size: number
}

/** A target of a change among many. */
export interface ChangeInput {
  id: string
  lockVersion: number
  fields: object
}

const codedLabel = (entity: { id: string }) => ({
  id: entity.id,
  code: columnText(entity, 'code'),
  name: columnText(entity, 'name'),
})

/** The most values of a column that are answered at once. */
const maxValues = 1000

/** One kind of entity: everything that its endpoints do, whatever the endpoints are called. */
export type EntityTable<E extends Entity> = ReturnType<typeof entityTable<E>>

/** Makes the table of one kind of entity. What its functions refuse, they throw as errors of the contract. */
export function entityTable<E extends Entity>(definition: EntityTableDefinition<E>) {
  const { name, entity: rules, seeds, seen, seesAll, hidden = () => [] } = definition
  const { scope = 'organisation', recorded = [], asLabel = codedLabel } = definition
  const { kind, key, nameOf, referenceOf } = rules
  const references = referencesOf(definition)
  const collection: Collection<E> = defineCollection<E>({ name, schema: rules.schema, seeds })
  const textOf = (row: E, column: string) => (column === keyColumn ? (keyOf(key, row) ?? '') : columnText(row, column))
  const query = createQuery<E>({ searchColumns: rules.search, text: columnText, kinds: rules.kinds })
  const history = entityHistory<E>({
    kind,
    name,
    fields: [...Object.keys(rules.patch.shape), ...recorded],
    hidden,
    nameOf,
    actionOf: definition.actionOf,
  })
  const usesHere = usesIn(references)

  const { order } = definition
  const inOrder = (rows: readonly E[]) =>
    order
      ? rows.toSorted((left, right) => Number(order(left) > order(right)) - Number(order(left) < order(right)))
      : rows

  const indexes = new Map<string, RowIndex<E>>()
  function indexOf(column: string): RowIndex<E> {
    const index = indexes.get(column) ?? rowIndex<E>((row) => [textOf(row, column)])
    indexes.set(column, index)
    return index
  }

  const scopeOf = ({ organisationId }: Caller) => (scope === 'organisation' ? organisationId : scope)
  const stored = (caller: Caller) => caller.store.list(collection, scopeOf(caller))
  const deleted = (caller: Caller) => caller.store.listDeleted(collection, scopeOf(caller))
  async function labels(caller: Caller) {
    const [labelled, shows] = await Promise.all([labelsFor(rules.fields, caller), definition.labels?.(caller)])
    return (entity: E) => labelled(shows ? shows(entity) : entity)
  }
  /** All entities with their labels as they are now. */
  const all = currentRows({
    kind,
    refersTo: [...references.map((one) => one.kind), ...(definition.follows ?? [])],
    asOf: definition.asOf,
    labels,
    stored,
  })

  function shown(entity: E, caller: Caller): E | undefined {
    const visible = seen && !seesAll?.(caller) ? seen(entity, caller) : entity
    const secret = visible ? hidden(visible) : []
    return visible && secret.length > 0
      ? { ...visible, ...Object.fromEntries(secret.map((field) => [field, ''])) }
      : visible
  }

  /** All that the caller may see. */
  async function shownRows(caller: Caller): Promise<readonly E[]> {
    const rows = await all(caller)
    return (seen && !seesAll?.(caller)) || definition.hidden
      ? rows.map((row) => shown(row, caller)).filter((row) => row !== undefined)
      : rows
  }

  const stepRules: StepRules<E> = { definition, collection, scopeOf, all, indexOf, textOf, shown, history, labels }
  const step = <T>(caller: Caller, work: (writer: Writer<E>) => T, options?: { write?: boolean }) =>
    entityStep(stepRules, caller, work, options)
  const answered = (entity: E, caller: Caller) => shown(entity, caller) ?? entity

  /** Writes one entity; again from what is there by then when another tab was faster. */
  async function writeOne(caller: Caller, work: (writer: Writer<E>) => E): Promise<E> {
    for (let attempt = 1; ; attempt += 1) {
      const { result, lost } = await step(caller, work)
      if (!lost.has(result.id)) return answered(result, caller)
      if (attempt === 5) throw conflicting(answered(result, caller))
    }
  }

  /** Writes many entities, each named by a key, and answers them in the order of the keys. */
  async function writeMany(caller: Caller, keys: readonly string[], one: (writer: Writer<E>, key: string) => E) {
    const { result, lost } = await step(caller, (writer) => manyAtOnce(keys, (key) => one(writer, key)))
    const done = [...new Set(keys)].flatMap((key) => {
      const entity = result.done.get(key)
      return entity ? [{ key, entity }] : []
    })
    const late = done.filter(({ entity }) => lost.has(entity.id))
    return {
      done: done.filter(({ entity }) => !lost.has(entity.id)),
      refused: [...result.refused, ...late.map(({ key }): RefusedEntity => ({ id: key, code: 'CONFLICT' }))],
    }
  }

  async function find(id: string, caller: Caller): Promise<E | undefined> {
    const found = indexOf('id')(await all(caller)).get(id)?.[0]
    return found && shown(found, caller)
  }

  const isAllSeen = (caller: Caller) => !seen || seesAll?.(caller) === true
  /** What of a value that a field of an entity had the caller would see; nothing of an entity that they would not see. */
  const valueSeen =
    (entity: E, caller: Caller): ValueSeen =>
    (field, value) => {
      if (isAllSeen(caller)) return value
      const then = seen?.({ ...entity, [field]: value }, caller)
      return then && Reflect.get(then, field)
    }

  if (scope === 'organisation')
    archiveParts.enter(archivedEntities({ definition, collection, history, shownRows, all, indexOf, textOf }))

  knownTables.enter({
    kind,
    fields: rules.fields,
    nameOfEntity: (entity) => nameOf(rules.schema.parse(entity)),
    isOpenTo: (caller) => isAllSeen(caller) && !definition.hidden,
    async entries(caller, steps) {
      const entityOf = async () => {
        const [rows, gone] = await Promise.all([stored(caller), deleted(caller)])
        const byId = indexOf('id')(rows)
        return (id: string) => byId.get(id)?.[0] ?? gone.get(id)
      }
      if (isAllSeen(caller) && !definition.hidden) return history.openEntries(steps, entityOf)
      return history.entries(steps, async () => {
        const find = await entityOf()
        return (id) => {
          const entity = find(id)
          return entity && shown(entity, caller) && { entity, seen: valueSeen(entity, caller) }
        }
      })
    },
    async entriesOfSamples(caller) {
      const { list } = collection.seeds(scopeOf(caller))
      const entries = await history.ofSamples(caller, scopeOf(caller), list)
      if (isAllSeen(caller)) return entries
      const [rows, gone] = await Promise.all([stored(caller), deleted(caller)])
      const visible = new Set([...rows, ...gone.values()].filter((one) => shown(one, caller)).map(({ id }) => id))
      return entries.filter(({ objectId }) => visible.has(objectId))
    },
    family: rules.family,
    readBy: rules.readBy ?? [],
    refersTo: kindsIn(rules.fields),
    name,
    scopeOf,
    samples: collection.seeds,
    rows: stored,
    async labelOf(caller) {
      const [rows, gone] = await Promise.all([all(caller), deleted(caller)])
      const byId = indexOf('id')(rows)
      return (id) => {
        if (typeof id !== 'string') return null
        const found = byId.get(id)?.[0]
        if (found) return asLabel(found)
        const last = gone.get(id)
        return last ? { ...asLabel(last), deleted: true } : null
      }
    },
    async nameOf(id, caller) {
      const found = await find(id, caller)
      return found && nameOf(found)
    },
    key,
    linksTo: definition.usedBy ? entityNames : [...new Set(references.map((one) => one.kind))],
    having: async (column, text, caller) =>
      (indexOf(column)(await all(caller)).get(text) ?? []).flatMap((one) => shown(one, caller) ?? []),
    search: async (text, size, caller) => query.search(await shownRows(caller), text).slice(0, size),
    async usesOf(wanted, target, caller) {
      if (references.length === 0 && !definition.usedBy) return []
      const others = (await definition.usedBy?.(wanted, target, caller)) ?? new Map<string, string>()
      return usesHere.find(await all(caller), { wanted, target, others, shown: (one) => shown(one, caller) })
    },
    async linksOf(id, caller) {
      const entity = await find(id, caller)
      if (!entity) return []
      const others = (await definition.uses?.(entity, caller)) ?? []
      return [
        ...usesHere.named(entity),
        ...others.map((one) => ({ kind: one.kind, by: 'id', text: one.id, column: undefined, note: one.note })),
      ]
    },
  })

  return {
    kind,
    family: rules.family,
    collection,
    query,
    scopeOf,
    all,
    step,
    /** Opens all entities for a step over several kinds (`together`). */
    open: (caller: Caller) => openStep(stepRules, caller),
    writeOne,
    /** What was deleted, by id, as it was at last. */
    deleted,

    /** Finds entities by id at once, for labels. */
    async byId(caller: Caller) {
      const byId = indexOf('id')(await all(caller))
      return (id: string | null) => (id === null ? undefined : byId.get(id)?.[0])
    },

    async list(input: ListInput, caller: Caller) {
      const rows = await shownRows(caller)
      const found = query.filter(query.search(rows, input.search ?? ''), input.filter ?? {})
      const sorted = input.sort === undefined ? inOrder(found) : query.sort(found, rows, input.sort)
      return { ...cutPage(sorted, input.page, input.size), unfilteredTotal: rows.length }
    },

    async values(
      { column, search = '', filter = {} }: Omit<ListInput, 'page' | 'size'> & { column: string },
      caller: Caller,
    ) {
      const others = { ...filter, [column]: [] }
      const rows = query.filter(query.search(await shownRows(caller), search), others)
      return query.counted(rows, column).slice(0, maxValues)
    },

    async sums(
      {
        by,
        columns,
        search = '',
        filter = {},
      }: Pick<ListInput, 'search' | 'filter'> & { by: string; columns: string[] },
      caller: Caller,
    ) {
      const rows = query.filter(query.search(await shownRows(caller), search), filter)
      const { groups, total } = query.summed(rows, by, columns)
      return { groups: groups.slice(0, maxValues), total }
    },

    async resolve(ids: readonly string[], caller: Caller) {
      const byId = indexOf('id')(await all(caller))
      return ids.flatMap((id) => (byId.get(id) ?? []).flatMap((one) => shown(one, caller) ?? []))
    },

    /** What has, or had, each of some keys, by the text of a column: only what the caller may see, or might have seen. */
    async names(keys: readonly string[], column: string, caller: Caller): Promise<ReferenceName[]> {
      const standing = indexOf(column)(await all(caller))
      const names = (key: string, entity: E, isDeleted: boolean): ReferenceName[] => {
        const visible = shown(entity, caller)
        if (!visible) return []
        return [{ key, id: visible.id, name: referenceOf(visible).name, ...(isDeleted && { deleted: true }) }]
      }
      const left = keys.filter((key) => !standing.has(key))
      const gone = left.length > 0 ? lastNamed(await deleted(caller), (entity) => textOf(entity, column)) : undefined
      return keys.flatMap((key) => {
        const [found] = standing.get(key) ?? []
        if (found) return names(key, found, false)
        const last = gone?.get(key)
        return last ? names(key, last, true) : []
      })
    },

    async get(id: string, caller: Caller) {
      const found = await find(id, caller)
      if (!found) throw missing(id)
      return found
    },

    async history(id: string, caller: Caller): Promise<EntityChange[]> {
      const entity = indexOf('id')(await all(caller)).get(id)?.[0] ?? (await deleted(caller)).get(id)
      if (!entity || !shown(entity, caller)) throw missing(id)
      const seed = collection.seeds(scopeOf(caller)).byId.get(id)
      return history.read(caller, scopeOf(caller), entity, seed, valueSeen(entity, caller))
    },

    async uses(id: string, caller: Caller): Promise<EntityUse[]> {
      const entity = await find(id, caller)
      if (!entity) throw missing(id)
      return usesOf(kind, entity, caller)
    },

    create: (fields: object, caller: Caller) => writeOne(caller, (writer) => writer.create(fields)),

    update: ({ fields, ...target }: ChangeInput, caller: Caller) =>
      writeOne(caller, (writer) => writer.change(target, fields)),

    remove: (target: { id: string; lockVersion?: number }, caller: Caller) =>
      writeOne(caller, (writer) => writer.remove(target)),

    restore: (id: string, caller: Caller) => writeOne(caller, (writer) => writer.restore(id)),

    async updateMany(entities: readonly ChangeInput[], caller: Caller) {
      // By place in the request, for an entity that is named twice is refused the second time.
      const inputs = new Map(entities.map((one, place) => [String(place), one]))
      const inputOf = (place: string) => inputs.get(place) ?? { id: place, lockVersion: 0, fields: {} }
      const { done, refused } = await writeMany(caller, [...inputs.keys()], (writer, place) => {
        const { fields, ...target } = inputOf(place)
        return writer.change(target, fields)
      })
      return {
        changed: done.map(({ entity }) => answered(entity, caller)),
        refused: refused.map((one) => ({ ...one, id: inputOf(one.id).id })),
      }
    },

    async removeMany(ids: readonly string[], caller: Caller) {
      const { done, refused } = await writeMany(caller, ids, (writer, id) => writer.remove({ id }))
      return { removed: done.map(({ key }) => key), refused }
    },

    async restoreMany(ids: readonly string[], caller: Caller) {
      const { done, refused } = await writeMany(caller, ids, (writer, id) => writer.restore(id))
      return { restored: done.map(({ key }) => key), refused }
    },

    async importRows(
      { mode, rows }: { mode: 'check' | 'write'; rows: readonly Record<string, unknown>[] },
      caller: Caller,
    ): Promise<ImportedRow[]> {
      const isKnown = await usesHere.knownIds(caller)
      const work = (writer: Writer<E>) => importRows(rows, { definition, writer, caller, shown, isKnown })
      const { result, lost } = await step(caller, work, { write: mode === 'write' })
      return result.map((row): ImportedRow => {
        if (row.id !== null && lost.has(row.id))
          return { ...row, action: 'refused', problems: [{ field: null, code: 'taken' }] }
        return mode === 'check' && row.action === 'create' ? { ...row, id: null } : row
      })
    },
  }
}
