import { exactly } from '@embpm/calendar/condition'
import type { Client } from '@embpm/contract'

/** So many names go into one question: it is part of an address. */
const atOnce = 50

async function inParts<T>(names: readonly string[], ask: (part: string[]) => Promise<T[]>): Promise<T[]> {
  const parts = Array.from({ length: Math.ceil(names.length / atOnce) }, (_, at) =>
    names.slice(at * atOnce, (at + 1) * atOnce),
  )
  return (await Promise.all(parts.map(ask))).flat()
}

/** The names for which there is a table, of the data model or of a dictionary. */
export async function knownTableNames(
  client: Client,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const found = await inParts(names, async (part) => {
    const query = { filter: { tableName: part.map(exactly) }, size: 1000 }
    const pages = await Promise.all([
      client.dataTables.list(query, { signal }),
      client.dictionaryTables.list(query, { signal }),
    ])
    return pages.flatMap(({ rows }) => rows.map(({ tableName }) => tableName))
  })
  return new Set(found)
}

/**
 * The ids of the data elements of these names in the dictionary of a system.
 * @param system empty for any; a name that several systems have tells none then
 */
export async function elementIds(
  client: Client,
  names: readonly string[],
  system: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await inParts(names, async (part) => {
    const filter = { rollName: part.map(exactly), ...(system !== '' && { system: [exactly(system)] }) }
    return (await client.dataElements.list({ filter, size: 1000 })).rows
  })
  const byName = Map.groupBy(found, ({ rollName }) => rollName)
  return new Map(
    [...byName].flatMap(([name, [first, ...others]]) => (first && others.length === 0 ? [[name, first.id]] : [])),
  )
}
