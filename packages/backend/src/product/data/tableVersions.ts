import type { Entity } from '@embpm/contract'
import { tableVersions as contract, type TableVersion, type VersionedKind } from '@embpm/contract/table-version'
import type { DataTable } from '@embpm/contract/data-table'
import type { DictionaryTable } from '@embpm/contract/dictionary-table'
import { implement } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { knownTables } from '../entity/knownTables.js'
import { together } from '../entity/together.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { dictionaryTableTable } from '../processes/dictionary-table.js'
import { dataFieldTable } from './data-field.js'
import { dataTableTable } from './data-table.js'

const stamped = ({ id, changedBy, changedAt }: Entity) => ({ id, changedBy, changedAt })

/** A table of a dictionary, as lists of versions show it. */
export const ofDictionary = (table: DictionaryTable): TableVersion => ({
  ...stamped(table),
  kind: 'dictionaryTables',
  tableName: table.tableName,
  system: table.system,
  version: table.version,
  description: table.descriptionInfo.shortDescription,
})

/** A table of the data model, as lists of versions show it. */
export const ofModel = (table: DataTable): TableVersion => ({
  ...stamped(table),
  kind: 'dataTables',
  tableName: table.tableName,
  system: '',
  version: table.version,
  description: table.description,
})

/** The tables with the name of one, the newest version first. */
async function versionsOf(kind: VersionedKind, id: string, caller: Caller): Promise<TableVersion[]> {
  const find = async <E extends Entity & { tableName: string }>(
    table: { get: (id: string, caller: Caller) => Promise<E>; all: (caller: Caller) => Promise<readonly E[]> },
    shown: (entity: E) => TableVersion,
  ) => {
    const { tableName } = await table.get(id, caller)
    return (await table.all(caller)).filter((one) => one.tableName === tableName).map(shown)
  }
  const found =
    kind === 'dataTables' ? await find(dataTableTable, ofModel) : await find(dictionaryTableTable, ofDictionary)
  return found.toSorted((left, right) => right.version - left.version || (left.system < right.system ? -1 : 1))
}

/** Makes the next version of a table with the fields that it has: what is new of each gets an id and a stamp of its own. */
async function nextVersion(kind: VersionedKind, id: string, caller: Caller): Promise<TableVersion> {
  return together(caller, async (open) => {
    const versions = await versionsOf(kind, id, caller)
    const system = versions.find((one) => one.id === id)?.system
    const version = 1 + Math.max(...versions.filter((one) => one.system === system).map((one) => one.version))
    const fields = await open(dataFieldTable)
    const made =
      kind === 'dataTables'
        ? ofModel((await open(dataTableTable)).create({ ...(await dataTableTable.get(id, caller)), version }))
        : ofDictionary(
            (await open(dictionaryTableTable)).create({
              ...(await dictionaryTableTable.get(id, caller)),
              version,
            }),
          )
    // New ones go on top, so the last field is copied first.
    const own = fields.draft.where('tableId', id).toSorted((left, right) => right.position - left.position)
    for (const field of own) fields.create({ ...field, tableId: made.id })
    return made
  })
}

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)

/** The handlers of the versions of tables. */
export const tableVersions = {
  list: on.list
    .use(withReading(() => knownTables.readersOf('dictionaryTables')))
    .handler(({ input: { kind, id }, context }) => versionsOf(kind, id, context)),

  create: on.create
    .use(withWriting('consulting'))
    .handler(({ input: { kind, id }, context }) => nextVersion(kind, id, context)),
}
