import { entityNames, type EntityName, type Fields, kinds } from '@embpm/contract'
import { type ModelPart, type ModelReference } from './rules/Model.js'
import { partsOf } from './rules/Rule.js'
import { rules } from './rules/rules.js'

/** Kinds that belong to the administration or to one person, and calendars, whose events are for their owners to mend. */
const leftOut: readonly EntityName[] = [
  'organisations',
  'users',
  'configurations',
  'views',
  'eventCalendars',
  'calendarEvents',
]

/** Kinds whose objects are evidence: they keep what they refer to by its last name, and nobody changes them. */
const evidence: readonly EntityName[] = ['testRuns', 'scenarioResults']

/** The kinds that are read, in the order of the contract. */
export const readKinds: readonly EntityName[] = entityNames.filter((kind) => !leftOut.includes(kind))

/** What is read of each kind, and which of its fields refer to others. */
export interface ModelPlan {
  fields: ReadonlyMap<EntityName, readonly string[]>
  references: readonly ModelReference[]
}

/** The fields of each kind that are read by the rules. */
function ruleFields(): Map<ModelPart, Set<string>> {
  const fields = new Map<ModelPart, Set<string>>()
  for (const { reads } of rules)
    for (const part of partsOf(reads)) {
      const known = fields.get(part) ?? new Set<string>()
      for (const field of reads[part] ?? []) known.add(field)
      fields.set(part, known)
    }
  return fields
}

const isRead = (target: string) => target === 'people' || readKinds.some((kind) => kind === target)

/** The references of a kind, from what its fields say of themselves. */
function referencesIn(kind: EntityName, fields: Fields): ModelReference[] {
  return Object.entries(fields).flatMap(([field, { facts }]) => {
    const to = facts.to ?? []
    return to.length > 0 && to.every(isRead) ? [{ kind, field, to, by: facts.by ?? 'id' }] : []
  })
}

/** Says what has to be read of the model, from the rules and from what the fields of each kind refer to. */
export async function planModel(): Promise<ModelPlan> {
  const fields = ruleFields()
  const definitions = await Promise.all(readKinds.map(async (kind) => [kind, await kinds[kind]()] as const))
  const references = definitions.flatMap(([kind, definition]) =>
    evidence.includes(kind) ? [] : referencesIn(kind, definition.fields),
  )
  const add = (part: ModelPart, field: string) => {
    const known = fields.get(part) ?? new Set<string>()
    fields.set(part, known.add(field))
  }
  for (const { kind, field, to, by } of references) {
    add(kind, field)
    if (by !== 'id') for (const target of to) add(target, by)
  }
  return { fields: new Map(readKinds.map((kind) => [kind, [...(fields.get(kind) ?? [])]])), references }
}
