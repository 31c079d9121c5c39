import { type Entity, type EntityName, entityNames, type EntityUse, maxUsesShown } from '@embpm/contract'

import { columnText } from './columnText.js'
import type { Caller } from './EntityTableDefinition.js'
import { knownTables } from './knownTables.js'
import { missingToRead } from './withAccess.js'
import type { ColumnReference } from './references.js'
import { rowIndex } from './rowIndex.js'

/** An entity that refers to another, and by what. */
export interface FoundUse<E extends Entity = Entity> {
  entity: E
  /** The columns by which it does; none where no field says it. */
  columns: string[]
  /** What of it does where no field says it; empty for the whole. */
  note: string
}

/** What an entity refers to, and by what, before it is known what has the text. */
export interface NamedLink {
  kind: EntityName
  /** Column of the entities of that kind that the text names. */
  by: string
  text: string
  /** `undefined` where no field says it. */
  column: string | undefined
  note: string
}

interface WantedUses<E extends Entity> {
  wanted: EntityName
  target: Entity
  /** What uses it in a way that no field says: what of each does, by its id. */
  others: ReadonlyMap<string, string>
  /** What of an entity the caller may see. */
  shown: (entity: E) => E | undefined
}

/** Finds the entities of one kind that refer to an entity of any kind. A list is indexed once for each of its references. */
export function usesIn<E extends Entity>(rules: readonly ColumnReference<E>[]) {
  const references = rules.map(({ texts, ...rule }) => {
    const textsOf = texts ?? ((entity: E) => [columnText(entity, rule.column)])
    return { ...rule, textsOf, index: rowIndex<E>(textsOf) }
  })

  /** Those of all rows that refer to one, each once, as far as the caller may see that they do. */
  function find(rows: readonly E[], { wanted, target, others, shown }: WantedUses<E>): FoundUse<E>[] {
    const found = new Map<string, FoundUse<E>>()
    const add = (row: E, says: (entity: E) => boolean, column?: string) => {
      const entity = shown(row)
      if (!entity || !says(entity)) return
      const use = found.get(row.id) ?? { entity, columns: [], note: others.get(row.id) ?? '' }
      if (column !== undefined && !use.columns.includes(column)) use.columns.push(column)
      found.set(row.id, use)
    }
    for (const { by, column, index, textsOf } of references.filter((one) => one.kind === wanted)) {
      const text = columnText(target, by)
      const named = (text !== '' && index(rows).get(text)) || []
      for (const row of named) add(row, (entity) => textsOf(entity).includes(text), column)
    }
    if (others.size > 0) for (const row of rows) if (others.has(row.id)) add(row, () => true)
    return [...found.values()]
  }

  /** What the fields of an entity refer to. */
  const named = (entity: E): NamedLink[] =>
    references.flatMap(({ kind, by, column, textsOf }) =>
      textsOf(entity).flatMap((text) => (text === '' ? [] : [{ kind, by, text, column, note: '' }])),
    )

  /** Answers whether an id stands for something, by the column that holds it; what no table knows is believed. */
  async function knownIds(caller: Caller): Promise<(column: string, id: string) => boolean> {
    const ids = new Map<string, Set<string>>()
    for (const { column, by, kind: wanted } of references) {
      const table = by === 'id' ? knownTables.get(wanted) : undefined
      const known = ids.get(column) ?? new Set()
      for (const { id } of (await table?.rows(caller)) ?? []) known.add(id)
      if (table) ids.set(column, known)
    }
    return (column, id) => ids.get(column)?.has(id) ?? true
  }

  return { find, named, knownIds }
}

/** Who refers to an entity, by kind in the order of the contract, without the kinds that the caller may not read. */
export async function usesOf(kind: EntityName, target: Entity, caller: Caller): Promise<EntityUse[]> {
  const uses = await Promise.all(
    entityNames.map(async (name) => {
      const table = knownTables.get(name)
      const open = table && missingToRead(knownTables.readersOf(name), caller.visitor).length === 0
      return { name, table, found: open ? await table.usesOf(kind, target, caller) : [] }
    }),
  )
  return uses.flatMap(({ name, table, found }) => {
    if (!table || found.length === 0) return []
    const labelOf = ({ entity, note }: FoundUse) => [table.nameOfEntity(entity), note].filter(Boolean).join(': ')
    const entities = found.slice(0, maxUsesShown).map((use) => ({ id: use.entity.id, label: labelOf(use) }))
    return [{ kind: name, total: found.length, entities }]
  })
}
