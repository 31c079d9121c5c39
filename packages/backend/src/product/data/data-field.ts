import { dataField } from '@embpm/contract/data-field'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { idOf, samplesOf, seedRows, seedShare, turn } from '../entity/seeding.js'
import { sampleVersions } from '../processes/dictionary-table.js'
import { wellKnownElements } from './data-element.data.js'

/** Numbers of the dictionary tables that have all their fields here; the others have the first few. */
const wholeTables = 400
const many = 12
const few = 4

/** Which field of which dictionary table stands at an index, all from 0. */
function placeOf(index: number): { table: number; position: number } {
  const whole = wholeTables * many
  if (index < whole) return { table: Math.floor(index / many), position: index % many }
  return { table: wholeTables + Math.floor((index - whole) / few), position: (index - whole) % few }
}

/** The index of the first field behind so many tables. */
const fieldsOf = (tables: number) => Math.min(tables, wholeTables) * many + Math.max(0, tables - wholeTables) * few

/** The number of a data element in a table, from 0: another stride for each table, so that tables differ and no element comes twice in one. */
const elementAt = (table: number, position: number) =>
  position === 0 ? 0 : 1 + ((table * 5 + (position - 1)) % (wellKnownElements.length - 1))

/** A sample field of a table. */
function sampleField(tableId: string, offset: number, position: number) {
  const element = turn(wellKnownElements, offset)
  const unit = element.type === 'CURR' ? 'WAERS' : element.type === 'QUAN' ? 'MEINS' : ''
  return {
    tableId,
    fieldName: element.rollName,
    position: position + 1,
    isKey: position < 2,
    mandatory: position < 3,
    dataElementId: idOf('DE', offset + 1),
    type: element.type,
    length: element.length,
    decimals: element.decimals,
    description: element.description,
    checkTable: element.checkTable,
    refTable: unit === '' ? '' : element.type === 'CURR' ? 'TCURC' : 'T006',
    refField: unit,
  }
}

/** How a newer version of a table differs: one field is gone, two changed places, one is longer, the last one is new. */
function newerField(tableId: string, table: number, position: number) {
  const before = [0, 1, 2, 3, 4, 6, 8, 7, 9, 10, 11, many][position] ?? position
  const field = sampleField(tableId, elementAt(table, before), position)
  return position === 4 ? { ...field, type: 'CHAR' as const, length: field.length + 10, decimals: 0 } : field
}

/** The tables of the data model that have fields in the samples, and how many each. */
const modelTables = 200
const modelFields = 8

/** The fields of tables: the client first, then others of the well-known data elements. */
export const dataFieldTable = entityTable({
  name: 'data-field',
  prefix: 'DF',
  entity: dataField,
  seeds: (organisationId) => {
    const share = seedShare(organisationId)?.share ?? 0
    const tables = Math.ceil(10_000 * share)
    const inModel = Math.min(modelTables, samplesOf('dataTables', organisationId).list.length) * modelFields
    const inDictionary = fieldsOf(tables)
    return seedRows(organisationId, {
      prefix: 'DF',
      full: tables === 0 ? 0 : Math.floor((inDictionary + inModel) / share),
      make: ({ index }) => {
        if (index >= inDictionary) {
          const table = Math.floor((index - inDictionary) / modelFields)
          const position = (index - inDictionary) % modelFields
          return sampleField(idOf('DM', table + 1), elementAt(table, position), position)
        }
        const { table, position } = placeOf(index)
        const tableId = idOf('DT', table + 1)
        const { from, count } = sampleVersions
        if (table >= from && table < from + count) return newerField(tableId, table - from, position)
        return sampleField(tableId, elementAt(table, position), position)
      },
    })
  },
})

/** The handlers of fields. */
export const dataFields = entityHandlers(dataField.endpoints, dataFieldTable)
