import type { EntityName, Fields } from '@embpm/contract'

/** References to people that make nobody responsible: the account of an employee says who they are. */
const sayWho: readonly string[] = ['employees.userId']

/**
 * Fields that say who answers for an entity of a kind: those that refer to people and that people set. What the server sets says
 * who did something.
 */
export const responsibleFields = (kind: EntityName, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { facts, uses }]) =>
    facts.to?.includes('people') && !uses.includes('server') && !sayWho.includes(`${kind}.${name}`) ? [name] : [],
  )

/**
 * Ids of those who answer for an entity now, and did not before.
 *
 * @param fields its `responsibleFields`
 * @param before `undefined` for a new one
 */
export function newlyResponsible(fields: readonly string[], before: object | undefined, after: object): string[] {
  const earlier = before ? peopleIn(fields, before) : new Set<string>()
  return [...peopleIn(fields, after)].filter((id) => !earlier.has(id))
}

const peopleIn = (fields: readonly string[], entity: object): ReadonlySet<string> =>
  new Set(
    fields.flatMap((field) => {
      const id: unknown = Reflect.get(entity, field)
      return typeof id === 'string' && id !== '' ? [id] : []
    }),
  )
