import type { EntityName } from '@embpm/contract'
import type { Text } from '../text/Text.js'

/** Where the entities of a kind have their pages. */
export interface KindPage {
  /** Address below `/{lang}/{orgId}`. */
  path: `/${string}`
  /** Key of what many are called, in `pages`. */
  title: keyof Text['pages']
}

/**
 * Where the entities of a kind have their pages; `null` for a kind that has none. Areas never import areas: they meet here,
 * through links.
 */
export const pageOfKind: Readonly<Record<EntityName, KindPage | null>> = {
  businessAreas: null,
  processes: { path: '/bp/processes', title: 'processes' },
  ricefws: { path: '/bp/ricefw', title: 'ricefw' },
  transactions: null,
  dictionaryTables: { path: '/bim/dictionary/tables', title: 'tables' },
  costObjects: null,
  glAccounts: null,
  services: { path: '/bim/services', title: 'services' },
  dataTables: null,
  dataElements: { path: '/bim/dictionary/elements', title: 'dataElements' },
  dataFields: { path: '/bim/dictionary/fields', title: 'dataFields' },
  scenarios: null,
  scenarioProcesses: { path: '/implementation/scenario-processes', title: 'scenarioProcesses' },
  operationAreas: null,
  businessDomains: { path: '/project/business-domain', title: 'businessDomain' },
  periods: null,
  operationOrders: { path: '/project/operation-orders', title: 'orders' },
  organisations: { path: '/administration/organisations', title: 'organisations' },
  users: { path: '/administration/users', title: 'users' },
  configurations: { path: '/config', title: 'config' },
  views: null,
}
