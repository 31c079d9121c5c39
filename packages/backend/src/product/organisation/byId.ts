import { rowIndex } from '../entity/rowIndex.js'

const index = rowIndex<{ id: string }>(({ id }) => [id])

/** Finds one of a list by its id; what is learnt about the list is kept as long as that lives. */
export function byId<T extends { id: string }>(rows: readonly T[], id: string): T | undefined
export function byId(rows: readonly { id: string }[], id: string): object | undefined {
  return index(rows).get(id)?.[0]
}
