import type { DataField } from '@embpm/contract/data-field'
import type { DictionaryTable } from '@embpm/contract/dictionary-table'

/** A table that is drawn beside others. */
export interface RelatedTable {
  /** Of the node: that of the table, or what is missing. */
  id: string
  /** Id of the table; `null` when no dictionary keeps it, which then is known by name alone. */
  target: string | null
  tableName: string
  /** `''` when nothing but the name is known. */
  system: string
  description: string
  /** Its key fields, and those that point to a table that is drawn, in their order. */
  fields: readonly RelatedField[]
}

/** A field of a table that is drawn. */
export interface RelatedField {
  name: string
  isKey: boolean
  /** The table that knows its values; `''` when none does. */
  pointsTo: string
}

/** A table points to another one, by one field or by several. */
export interface Relation {
  id: string
  from: string
  to: string
  /** In the order of the table. */
  fields: readonly string[]
}

/** A table and those around it. */
export interface Neighbourhood {
  /** Id of the node that it is about. */
  centre: string
  /** The one that it is about is the first. */
  tables: readonly RelatedTable[]
  relations: readonly Relation[]
  /** There are more tables than are shown. */
  isBounded: boolean
}

type Table = Pick<DictionaryTable, 'id' | 'tableName' | 'system' | 'version'>
type Pointing = Pick<DataField, 'tableId' | 'fieldName' | 'position' | 'isKey' | 'checkTable'>

/** A table by its name, as a field names it, seen from a system. */
export interface TableName {
  tableName: string
  system: string
}

/** Id of the node of a table that no dictionary keeps. */
const missingId = (tableName: string): string => `missing ${tableName}`

/**
 * The table that a field means by a name: that of its own system, else of another one; of its versions the newest, but the one that
 * the page is about before all others. `null` when the dictionary keeps none.
 */
export function homeOf<T extends Table>({ tableName, system }: TableName, kept: readonly T[], centre: Table): T | null {
  const rank = (table: T) => [Number(table.system === system), Number(table.id === centre.id), table.version]
  const better = (one: T, other: T) => {
    const others = rank(other)
    const difference = rank(one)
      .map((value, index) => value - (others[index] ?? 0))
      .find((value) => value !== 0)
    return difference === undefined ? one.id < other.id : difference > 0
  }
  return kept
    .filter((table) => table.tableName === tableName)
    .reduce<T | null>((best, table) => (best === null || better(table, best) ? table : best), null)
}

/** What `neighbourhoodOf` is made from. */
export interface Found {
  centre: DictionaryTable
  /** The tables that are shown, with the centre. */
  tables: readonly DictionaryTable[]
  /** The names of those that are pointed to and not kept. */
  missing: readonly string[]
  /** All tables of the names that are pointed to, also such as are not shown. */
  kept: readonly DictionaryTable[]
  /** Ids of those whose connections are shown; of the others those with these. Never empty. */
  followed: ReadonlySet<string>
  /** The keys and the fields with a check table, of all tables that are shown. */
  fields: readonly Pointing[]
  isBounded: boolean
}

/** Puts together what is drawn: no relation leads to what is not shown. */
export function neighbourhoodOf({ centre, tables, missing, kept, followed, fields, isBounded }: Found): Neighbourhood {
  const shown = new Set([...tables.map(({ id }) => id), ...missing.map(missingId)])
  const byTable = Map.groupBy(
    fields.toSorted((one, other) => one.position - other.position),
    ({ tableId }) => tableId,
  )
  const targetOf = ({ id: from, system }: Table, { checkTable }: Pointing): string | null => {
    if (checkTable === '') return null
    const id = homeOf({ tableName: checkTable, system }, kept, centre)?.id ?? missingId(checkTable)
    return shown.has(id) && (followed.has(from) || followed.has(id)) ? id : null
  }
  const relations = tables.flatMap((table) => {
    const ways = (byTable.get(table.id) ?? []).flatMap((field) => {
      const to = targetOf(table, field)
      return to === null ? [] : [{ to, name: field.fieldName }]
    })
    return [...Map.groupBy(ways, ({ to }) => to)].map(([to, members]) => ({
      id: `${table.id} > ${to}`,
      from: table.id,
      to,
      fields: members.map(({ name }) => name),
    }))
  })
  const drawn = tables.map((table): RelatedTable => ({
    id: table.id,
    target: table.id,
    tableName: table.tableName,
    system: table.system,
    description: table.descriptionInfo.shortDescription,
    fields: (byTable.get(table.id) ?? [])
      .map((field) => ({
        name: field.fieldName,
        isKey: field.isKey,
        pointsTo: targetOf(table, field) === null ? '' : field.checkTable,
      }))
      .filter(({ isKey, pointsTo }) => isKey || pointsTo !== ''),
  }))
  const absent = missing.map((tableName): RelatedTable => ({
    id: missingId(tableName),
    target: null,
    tableName,
    system: '',
    description: '',
    fields: [],
  }))
  return {
    centre: centre.id,
    tables: [...drawn.filter(({ id }) => id === centre.id), ...drawn.filter(({ id }) => id !== centre.id), ...absent],
    relations,
    isBounded,
  }
}
