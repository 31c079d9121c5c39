import type { Person } from '@embpm/contract'

import type { Caller } from '../entity/EntityTableDefinition.js'
import { personsOf } from './personsOf.js'

/** The labels of entities that refer to nothing but their owner. */
export async function ownerLabel<E extends { ownerId: string | null; owner: Person }>(caller: Caller) {
  const person = await personsOf(caller)
  return (entity: E): E => ({ ...entity, owner: person(entity.ownerId) })
}
