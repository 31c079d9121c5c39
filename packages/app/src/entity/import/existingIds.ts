import { exactly } from '@embpm/calendar/condition'
import { maxPageSize } from '@embpm/contract'
import type { ImportApi } from './ImportKind.js'

/** How many names are asked for at once; an address has an end. */
const atOnce = 20

type Values = Readonly<Record<string, unknown>>

const textAt = (entity: object, field: string): string => {
  const value: unknown = Reflect.get(entity, field)
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * Finds the entities that rows are about, by the fields that tell them apart; the first of these is asked for.
 * @returns the ids for each row: none for a new one, several where it cannot be told which one is meant
 */
export async function existingIds(
  api: ImportApi,
  rows: readonly Values[],
  identity: readonly string[],
  signal: AbortSignal,
): Promise<(readonly string[])[]> {
  const [column] = identity
  if (column === undefined) return rows.map(() => [])
  const keyOf = (entity: object) => JSON.stringify(identity.map((field) => textAt(entity, field)))
  const names = [...new Set(rows.map((row) => textAt(row, column)))].filter((name) => name !== '')
  const found = new Map<string, string[]>()
  for (let from = 0; from < names.length; from += atOnce) {
    const filter = { [column]: names.slice(from, from + atOnce).map(exactly) }
    for (let page = 1, seen = 0; ; page += 1) {
      // One after the other: most files name one service.
      const { rows: there, total } = await api.list({ filter, sort: 'createdAt', size: maxPageSize, page }, { signal })
      for (const entity of there) found.set(keyOf(entity), [...(found.get(keyOf(entity)) ?? []), entity.id])
      seen += there.length
      if (there.length === 0 || seen >= total) break
    }
  }
  return rows.map((row) => found.get(keyOf(row)) ?? [])
}
