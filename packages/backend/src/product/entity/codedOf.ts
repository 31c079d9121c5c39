import type { Coded } from '@embpm/contract'

/** The label of something with a code. */
export function codedOf(entity: { id: string; code: string; name: string } | undefined): Coded {
  return entity ? { id: entity.id, code: entity.code, name: entity.name } : null
}
