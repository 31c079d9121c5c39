import type { Entity, EntityName, Fields } from '@embpm/contract'

import type { RecordedStep } from './entityHistory.js'
import { knownTables } from './knownTables.js'

/** Kinds whose samples have their last change recorded: few, whose samples cost nothing to make. */
const recordedKinds: readonly EntityName[] = ['projects', 'projectRisks', 'periods', 'systems']

/** What was recorded of the samples of an organisation: the last changes, each of one field, to what it is now. */
export function historySamples(organisationId: string): RecordedStep[] {
  return recordedKinds
    .flatMap((kind) => {
      const table = knownTables.get(kind)
      if (!table) return []
      return table
        .samples(organisationId)
        .list.filter(({ createdAt, changedAt }) => createdAt !== changedAt)
        .flatMap((entity) => stepOf(entity, table))
    })
    .toSorted((left, right) => (left.at < right.at ? -1 : 1))
}

function stepOf(
  entity: Entity,
  { name, fields, nameOfEntity }: { name: string; fields: Fields; nameOfEntity: (entity: Entity) => string },
): RecordedStep[] {
  const { id, lockVersion, changedBy, changedAt } = entity
  const found = Object.entries(fields).filter(([, { facts }]) => facts.kind === 'choice' && facts.values)
  const [field, definition] = found[lockVersion % Math.max(1, found.length)] ?? []
  if (field === undefined || !definition) return []
  const after: unknown = Reflect.get(entity, field)
  const values = definition.facts.values ?? []
  const before = values[(values.findIndex((one) => one === after) + 1) % values.length]
  if (before === undefined || before === after) return []
  return [
    {
      id: `${name}/${id}/${lockVersion}/changed`,
      entity: `${name}/${id}`,
      hidden: [],
      lockVersion,
      kind: 'changed',
      by: changedBy,
      at: changedAt,
      changes: [{ field, before, after }],
      name: nameOfEntity(entity),
    },
  ]
}
