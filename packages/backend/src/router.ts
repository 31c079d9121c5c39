import type { AnyContractRouter } from '@orpc/contract'
import type { Router } from '@orpc/server'

import { api, type Context } from './context.js'
import { configuration } from './product/administration/configuration.js'
import { configurations } from './product/administration/configuration-entry.js'
import { organisations } from './product/administration/organisation.js'
import { organisationRecord } from './product/administration/organisation-record.js'
import { people } from './product/administration/people.js'
import { users } from './product/administration/user.js'
import { userRecords } from './product/administration/user-record.js'
import { elements } from './product/data/data-element.js'
import { fields } from './product/data/data-field.js'
import { tables } from './product/data/data-table.js'
import { services } from './product/data/service.js'
import { scenarios } from './product/implementation/scenario.js'
import { scenarioProcesses } from './product/implementation/scenario-process.js'
import { businessAreas } from './product/processes/business-area.js'
import { costObjects } from './product/processes/cost-object.js'
import { dictionaryTables } from './product/processes/dictionary-table.js'
import { glAccounts } from './product/processes/gl-account.js'
import { processes } from './product/processes/process.js'
import { ricefws } from './product/processes/ricefw.js'
import { sapTables } from './product/processes/sap-table.js'
import { transactions } from './product/processes/transaction.js'
import { businessDomains } from './product/project/business-domain.js'
import { operationAreas } from './product/project/operation-area.js'
import { operationOrders } from './product/project/operation-order.js'
import { periods } from './product/project/period.js'
import { views } from './product/shell/saved-view.js'
import { auth } from './sample/auth.js'
import * as sample from './sample/index.js'

const product = api.router({
  configuration,
  auth,
  organisations,
  users,
  people,
  views,
  processes: {
    businessAreas,
    processes,
    ricefws,
    transactions,
    dictionaryTables,
    sapTables,
    costObjects,
    glAccounts,
  },
  data: { services, tables, elements, fields },
  implementation: { scenarios, scenarioProcesses },
  project: { operationAreas, businessDomains, periods, operationOrders },
  administration: { organisations: organisationRecord, users: userRecords, configurations },
})

/** Every endpoint with its handler. One that is missing does not compile. */
export const router: Router<AnyContractRouter, Context> = { ...product, sample: { ...sample } }
