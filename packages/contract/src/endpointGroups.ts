import type { AnyContractRouter } from '@orpc/contract'

import { organisations } from './administration/organisation.js'
import { users } from './administration/user.js'
import { auth } from './common/auth.js'
import { configuration } from './common/configuration.js'
import type { contract } from './contract.js'

type Contract = typeof contract
/** What is no area: its members are endpoints, not kinds of entities. */
type Single = 'configuration' | 'auth' | 'organisations' | 'users' | 'people' | 'views'
type Area = Exclude<keyof Contract, Single>

/** The name of endpoints that are loaded together: `users`, or a kind of entity such as `processes.ricefws`. */
export type EndpointGroup = Single | { [A in Area]: `${A}.${Extract<keyof Contract[A], string>}` }[Area]

/** All endpoints by their group. What every page needs is there at once, the others come with the first call of one of them. */
export const endpointGroups: Readonly<Record<EndpointGroup, () => AnyContractRouter | Promise<AnyContractRouter>>> = {
  configuration: () => configuration,
  auth: () => auth,
  organisations: () => organisations,
  users: () => users,
  people: async () => (await import('./administration/people.js')).people,
  views: async () => (await import('./common/saved-view.js')).views,
  'processes.businessAreas': async () => (await import('./processes/business-area.js')).businessAreaEndpoints,
  'processes.processes': async () => (await import('./processes/process.js')).processEndpoints,
  'processes.ricefws': async () => (await import('./processes/ricefw.js')).ricefwEndpoints,
  'processes.transactions': async () => (await import('./processes/transaction.js')).transactionEndpoints,
  'processes.dictionaryTables': async () => (await import('./processes/dictionary-table.js')).dictionaryTableEndpoints,
  'processes.sapTables': async () => (await import('./processes/sap-table.js')).sapTableEndpoints,
  'processes.costObjects': async () => (await import('./processes/cost-object.js')).costObjectEndpoints,
  'processes.glAccounts': async () => (await import('./processes/gl-account.js')).glAccountEndpoints,
  'data.services': async () => (await import('./data/service.js')).serviceEndpoints,
  'data.tables': async () => (await import('./data/data-table.js')).dataTableEndpoints,
  'data.elements': async () => (await import('./data/data-element.js')).dataElementEndpoints,
  'data.fields': async () => (await import('./data/data-field.js')).dataFieldEndpoints,
  'implementation.scenarios': async () => (await import('./implementation/scenario.js')).scenarioEndpoints,
  'implementation.scenarioProcesses': async () =>
    (await import('./implementation/scenario-process.js')).scenarioProcessEndpoints,
  'project.operationAreas': async () => (await import('./project/operation-area.js')).operationAreaEndpoints,
  'project.businessDomains': async () => (await import('./project/business-domain.js')).businessDomainEndpoints,
  'project.periods': async () => (await import('./project/period.js')).periodEndpoints,
  'project.operationOrders': async () => (await import('./project/operation-order.js')).operationOrderEndpoints,
  'administration.organisations': async () =>
    (await import('./administration/organisation-record.js')).organisationRecordEndpoints,
  'administration.users': async () => (await import('./administration/user-record.js')).userRecordEndpoints,
  'administration.configurations': async () =>
    (await import('./administration/configuration-entry.js')).configurationEntryEndpoints,
}
