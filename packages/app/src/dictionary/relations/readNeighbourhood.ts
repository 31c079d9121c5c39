import { exactly } from '@embpm/calendar/condition'
import type { Client } from '@embpm/contract'
import type { DataField } from '@embpm/contract/data-field'
import type { DictionaryTable } from '@embpm/contract/dictionary-table'
import { homeOf, neighbourhoodOf, type Neighbourhood, type TableName } from './neighbourhood.js'

/** How far from a table its neighbours are followed. */
export type Steps = 1 | 2

/** The most tables that are drawn; of those that point to one table, the first, and fewer further away. */
const mostTables = 40
const mostPointing = { 1: 16, 2: 3 } as const

/** The most rows of one answer. */
const page = 1000
/** So many fields are read to find the tables that they are in. */
const pointingRead = 100

/** Reads a table and those around it, over check tables in both directions, so far as `mostTables` goes. */
export async function readNeighbourhood(
  client: Client,
  { centre, steps, signal }: { centre: DictionaryTable; steps: Steps; signal: AbortSignal },
): Promise<Neighbourhood> {
  const ask = askWith(client, signal)
  const tables = new Map([[centre.id, centre]])
  const missing = new Set<string>()
  let isBounded = false
  const isFull = () => tables.size + missing.size >= mostTables
  const add = (table: DictionaryTable): DictionaryTable[] => {
    if (tables.has(table.id)) return []
    if (isFull()) {
      isBounded = true
      return []
    }
    tables.set(table.id, table)
    return [table]
  }
  const addMissing = ({ tableName }: TableName) => {
    if (missing.has(tableName)) return
    if (isFull()) isBounded = true
    else missing.add(tableName)
  }
  const followed = new Set<string>()
  let edge = [centre]
  for (const step of [1, 2] as const) {
    if (step > steps || edge.length === 0) break
    for (const { id } of edge) followed.add(id)
    const [checked, pointing] = await Promise.all([
      ask.named(edge),
      Promise.all(edge.map((table) => ask.pointingTo(table, centre, mostPointing[step]))),
    ])
    const next: DictionaryTable[] = []
    for (const name of checked.names) {
      const home = homeOf(name, checked.kept, centre)
      if (home) next.push(...add(home))
      else addMissing(name)
    }
    for (const { found, hasMore } of pointing) {
      isBounded ||= hasMore
      next.push(...found.flatMap(add))
    }
    isBounded ||= checked.hasMore
    edge = next
  }
  const shown = [...tables.values()]
  const [keys, { fields, kept }] = await Promise.all([ask.keysOf(shown), ask.named(shown)])
  // A key that points is in both answers.
  const known = new Map([...keys, ...fields].map((field) => [field.id, field]))
  return neighbourhoodOf({
    centre,
    tables: shown,
    missing: [...missing],
    kept,
    followed,
    fields: [...known.values()],
    isBounded,
  })
}

/** The questions that a neighbourhood is read by. */
function askWith(client: Client, signal: AbortSignal) {
  const idsOf = (tables: readonly DictionaryTable[]) => tables.map(({ id }) => id)
  const tablesNamed = async (names: readonly string[]): Promise<DictionaryTable[]> => {
    const unique = [...new Set(names)]
    if (unique.length === 0) return []
    const filter = { tableName: unique.map(exactly) }
    return (await client.dictionaryTables.list({ filter, size: page }, { signal })).rows
  }
  /** The keys of tables. */
  const keysOf = async (tables: readonly DictionaryTable[]): Promise<DataField[]> => {
    const filter = { tableId: idsOf(tables), isKey: ['true'] }
    return (await client.dataFields.list({ filter, size: page, sort: 'position' }, { signal })).rows
  }
  /** The fields of tables with check tables, the names of these, and what the dictionary keeps under them. */
  const named = async (tables: readonly DictionaryTable[]) => {
    const filter = { tableId: idsOf(tables), checkTable: ['!='] }
    const { rows, total } = await client.dataFields.list({ filter, size: page, sort: 'position' }, { signal })
    const systems = new Map(tables.map(({ id, system }) => [id, system]))
    const names = rows.map(({ tableId, checkTable }): TableName => ({
      tableName: checkTable,
      system: systems.get(tableId) ?? '',
    }))
    const kept = await tablesNamed(names.map(({ tableName }) => tableName))
    return { fields: rows, names, kept, hasMore: total > rows.length }
  }
  /** The first tables that point to one, in their newest version. */
  const pointingTo = async (table: DictionaryTable, centre: DictionaryTable, most: number) => {
    const filter = { checkTable: [exactly(table.tableName)] }
    const { rows, total } = await client.dataFields.list({ filter, size: pointingRead, sort: 'tableId' }, { signal })
    const ids = [...new Set(rows.map(({ tableId }) => tableId))]
    // What is in the data model is no table of a dictionary.
    const sources = ids.length === 0 ? [] : await client.dictionaryTables.resolve({ ids }, { signal })
    const kept = await tablesNamed([table.tableName, ...sources.map(({ tableName }) => tableName)])
    const found = sources.filter(
      (source) =>
        source.id !== table.id &&
        homeOf({ tableName: table.tableName, system: source.system }, kept, centre)?.id === table.id &&
        homeOf(source, kept, centre)?.id === source.id,
    )
    return { found: found.slice(0, most), hasMore: found.length > most || total > rows.length }
  }
  return { keysOf, named, pointingTo }
}
