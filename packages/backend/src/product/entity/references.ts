import type { Entity, EntityName, Fields, ReferenceTarget } from '@embpm/contract'

import type { Caller, EntityTableDefinition, Reference } from './EntityTableDefinition.js'
import { knownTables } from './knownTables.js'

/** A column and the kind of entity that its text names. */
export interface ColumnReference<E extends Entity> {
  column: string
  kind: EntityName
  /** Column of the entities of that kind that the text names. */
  by: string
  /** The texts that a row refers by; `undefined` for the text of the column. */
  texts?: (entity: E) => readonly string[]
}

const kindOf = (target: ReferenceTarget): EntityName => (target === 'people' ? 'users' : target)

/** The kinds that fields refer to. People are found by an endpoint of their own. */
export const kindsIn = (fields: Fields): EntityName[] =>
  Object.values(fields).flatMap(({ facts }) => (facts.to ?? []).filter((target) => target !== 'people'))

/** What the columns of a kind of entity refer to: what the contract says, and what the table adds. */
export function referencesOf<E extends Entity>({
  entity,
  refers = {},
}: EntityTableDefinition<E>): ColumnReference<E>[] {
  const fromContract = Object.entries(entity.fields).flatMap(([column, { facts }]) =>
    (facts.to ?? []).map((target) => ({ column, kind: kindOf(target), by: facts.by ?? 'id' })),
  )
  const added = Object.entries(refers).map(([column, { kind, by = 'id', texts }]: [string, Reference<E>]) => ({
    column,
    kind,
    by,
    texts,
  }))
  return [...fromContract, ...added]
}

/** Finds the labels of what the fields of a kind refer to, as they are now. */
export async function labelsFor(fields: Fields, caller: Caller): Promise<<E extends Entity>(entity: E) => E> {
  const labels = await Promise.all(
    Object.entries(fields).flatMap(([name, { facts }]) => {
      const { of } = facts
      const targets = (of !== undefined && fields[of]?.facts.to) || []
      const tables = targets.flatMap((target) => knownTables.get(kindOf(target)) ?? [])
      if (of === undefined || tables.length === 0) return []
      return [Promise.all(tables.map((table) => table.labelOf(caller))).then((found) => ({ name, of, found }))]
    }),
  )
  return (entity) => ({
    ...entity,
    ...Object.fromEntries(labels.map(({ name, of, found }) => [name, labelIn(found, Reflect.get(entity, of))])),
  })
}

/** The label by the kind that knows the id: ids tell kinds apart. */
function labelIn(labels: readonly ((id: unknown) => object | null)[], id: unknown): object | null {
  for (const labelOf of labels) {
    const found = labelOf(id)
    if (found) return found
  }
  return null
}
