// The sample data as it is made, for those who show, measure or walk through it without a server.
import type { Entity } from '@embpm/contract'
import { businessAreaNode } from '@embpm/contract/business-area'
import { costObjectRow } from '@embpm/contract/cost-object'
import { dataElementRow } from '@embpm/contract/data-element'
import { dataFieldRow } from '@embpm/contract/data-field'
import { dataTableNode } from '@embpm/contract/data-table'
import { dictionaryTableRow } from '@embpm/contract/dictionary-table'
import { glAccountRow } from '@embpm/contract/gl-account'
import { ricefwRow } from '@embpm/contract/ricefw'
import { serviceRow } from '@embpm/contract/service'
import { transactionRow } from '@embpm/contract/transaction'
import type * as z from 'zod/mini'

import { organisationData } from './product/administration/organisation.data.js'
import { dataElementTable } from './product/data/data-element.js'
import { dataFieldTable } from './product/data/data-field.js'
import { dataTableTable } from './product/data/data-table.js'
import { serviceTable } from './product/data/service.js'
import { businessAreaTable } from './product/processes/business-area.js'
import { costObjectTable } from './product/processes/cost-object.js'
import { dictionaryTableTable } from './product/processes/dictionary-table.js'
import { glAccountTable } from './product/processes/gl-account.js'
import { ricefwTable } from './product/processes/ricefw.js'
import { sapTableNodes } from './product/processes/sap-table.js'
import { transactionTable } from './product/processes/transaction.js'
import type { Collection } from './store/collection.js'

// In any number where a number can be given.
export { serviceFixtures } from './product/data/service.fixtures.js'
export { messageSeeds, notificationSeeds, pages as pageSeeds, shortcutSeeds } from './sample/common.data.js'
export { contactSeeds } from './sample/contacts.data.js'
export { productSeeds } from './sample/inventory.data.js'
export { mailSeeds } from './sample/mailbox.data.js'
export { taskSeeds } from './sample/tasks.data.js'

const organisation = organisationData[0]?.organisationId ?? ''

const rowsOf =
  <E extends Entity, Row>(table: { collection: Pick<Collection<E>, 'seeds'> }, row: z.ZodMiniType<Row>) =>
  (count: number): Row[] =>
    table.collection
      .seeds(organisation)
      .list.slice(0, count)
      .map((entity) => row.parse(entity))

/** The first sample entities of the largest organisation, as lists and pickers have them: for who shows them without a server. */
export const sampleRows = {
  businessAreas: rowsOf(businessAreaTable, businessAreaNode),
  costObjects: rowsOf(costObjectTable, costObjectRow),
  dataElements: rowsOf(dataElementTable, dataElementRow),
  dataFields: rowsOf(dataFieldTable, dataFieldRow),
  dataTables: rowsOf(dataTableTable, dataTableNode),
  dictionaryTables: rowsOf(dictionaryTableTable, dictionaryTableRow),
  glAccounts: rowsOf(glAccountTable, glAccountRow),
  ricefws: rowsOf(ricefwTable, ricefwRow),
  services: rowsOf(serviceTable, serviceRow),
  transactions: rowsOf(transactionTable, transactionRow),
  sapTables: (count: number) => sapTableNodes(transactionTable.collection.seeds(organisation).list).slice(0, count),
}
