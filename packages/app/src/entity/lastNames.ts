import type { Client, EntityName } from '@embpm/contract'
import { referenceTo } from './referenceTo.js'

/** Which names are asked for. */
export interface LastNamesQuestion {
  keys: readonly string[]
  /** The column whose texts the keys are. Default: they are ids. */
  by?: string
  signal: AbortSignal
}

/** What those of the keys that were deleted were called at last, by key. */
export async function lastNames(
  client: Client,
  kind: EntityName,
  { keys, by, signal }: LastNamesQuestion,
): Promise<ReadonlyMap<string, string>> {
  const names = await referenceTo(kind).names(client, keys, { by, signal })
  return new Map(names.flatMap(({ key, name, deleted }) => (deleted === true ? [[key, name] as const] : [])))
}
