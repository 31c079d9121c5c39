import { businessAreaEndpoints } from './business-area.js'
import { costObjectEndpoints } from './cost-object.js'
import { dictionaryTableEndpoints } from './dictionary-table.js'
import { glAccountEndpoints } from './gl-account.js'
import { processEndpoints } from './process.js'
import { ricefwEndpoints } from './ricefw.js'
import { sapTableEndpoints } from './sap-table.js'
import { transactionEndpoints } from './transaction.js'

/** The entities of the processes area. */
export const processes = {
  businessAreas: businessAreaEndpoints,
  processes: processEndpoints,
  ricefws: ricefwEndpoints,
  transactions: transactionEndpoints,
  dictionaryTables: dictionaryTableEndpoints,
  sapTables: sapTableEndpoints,
  costObjects: costObjectEndpoints,
  glAccounts: glAccountEndpoints,
}
