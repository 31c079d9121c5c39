import { dataField } from '@embpm/contract/data-field'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { idOf, seedRows, seedShare, turn } from '../entity/seeding.js'
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

/** The fields of dictionary tables: the client first, then others of the well-known data elements. */
export const dataFieldTable = entityTable({
  name: 'data-field',
  prefix: 'DF',
  entity: dataField,
  seeds: (organisationId) => {
    const tables = Math.ceil(10_000 * (seedShare(organisationId)?.share ?? 0))
    return seedRows(organisationId, {
      prefix: 'DF',
      full: tables === 0 ? 0 : Math.floor(fieldsOf(tables) / (seedShare(organisationId)?.share ?? 1)),
      make: ({ index }) => {
        const { table, position } = placeOf(index)
        // Another stride for each table, so that tables differ; the elements of one table never come twice.
        const offset = position === 0 ? 0 : 1 + ((table * 5 + (position - 1)) % (wellKnownElements.length - 1))
        const element = turn(wellKnownElements, offset)
        const unit = element.type === 'CURR' ? 'WAERS' : element.type === 'QUAN' ? 'MEINS' : ''
        return {
          tableId: idOf('DT', table + 1),
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
      },
    })
  },
})

/** The handlers of fields. */
export const dataFields = entityHandlers(dataField.endpoints, dataFieldTable)
