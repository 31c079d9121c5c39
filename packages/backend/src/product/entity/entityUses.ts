import { type Entity, type EntityName, entityNames, type EntityUse, maxUsesShown } from '@embpm/contract'

import { columnText } from './columnText.js'
import type { Caller } from './EntityTableDefinition.js'
import { knownTables } from './knownTables.js'
import { missingToRead } from './withAccess.js'
import type { ColumnReference } from './references.js'
import { rowIndex } from './rowIndex.js'

/** What is needed to find the entities of one kind that refer to others. */
export interface UseRules<E extends Entity> {
  kind: EntityName
  references: readonly ColumnReference<E>[]
  nameOf: (entity: E) => string
}

/** Finds the entities of one kind that refer to an entity of any kind. A list is indexed once for each of its references. */
export function usesIn<E extends Entity>({ kind, references: rules, nameOf }: UseRules<E>) {
  const references = rules.map(({ texts, ...rule }) => ({
    ...rule,
    index: rowIndex<E>(texts ?? ((entity) => [columnText(entity, rule.column)])),
  }))

  /** `others` use it in a way that no field says: what of each does, by its id. */
  function find(
    rows: readonly E[],
    { wanted, target, others }: { wanted: EntityName; target: Entity; others: ReadonlyMap<string, string> },
  ): EntityUse | undefined {
    const found = new Map<string, E>()
    for (const { by, index } of references.filter((one) => one.kind === wanted)) {
      const text = columnText(target, by)
      for (const entity of (text !== '' && index(rows).get(text)) || []) found.set(entity.id, entity)
    }
    if (others.size > 0) for (const row of rows) if (others.has(row.id)) found.set(row.id, row)
    if (found.size === 0) return undefined
    const labelOf = (one: E) => [nameOf(one), others.get(one.id)].filter(Boolean).join(': ')
    const entities = [...found.values()].slice(0, maxUsesShown).map((one) => ({ id: one.id, label: labelOf(one) }))
    return { kind, total: found.size, entities }
  }

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

  return { find, knownIds }
}

/** Who refers to an entity, by kind in the order of the contract, without the kinds that the caller may not read. */
export async function usesOf(kind: EntityName, target: Entity, caller: Caller): Promise<EntityUse[]> {
  const uses = await Promise.all(
    entityNames.map(async (name) => {
      const table = knownTables.get(name)
      const open = table && missingToRead(knownTables.readersOf(name), caller.visitor).length === 0
      return open ? await table.usesOf(kind, target, caller) : undefined
    }),
  )
  return uses.filter((use) => use !== undefined)
}
