import type { Client, Entity, EntityName } from '@embpm/contract'
import type { EntityApi } from './EntityApi.js'

/** The endpoints of each kind of entity; they are loaded with the first call. */
export const entityApis = {
  businessAreas: (client: Client) => client.processes.businessAreas,
  processes: (client: Client) => client.processes.processes,
  ricefws: (client: Client) => client.processes.ricefws,
  transactions: (client: Client) => client.processes.transactions,
  dictionaryTables: (client: Client) => client.processes.dictionaryTables,
  costObjects: (client: Client) => client.processes.costObjects,
  glAccounts: (client: Client) => client.processes.glAccounts,
  services: (client: Client) => client.data.services,
  dataTables: (client: Client) => client.data.tables,
  dataElements: (client: Client) => client.data.elements,
  dataFields: (client: Client) => client.data.fields,
  scenarios: (client: Client) => client.implementation.scenarios,
  scenarioProcesses: (client: Client) => client.implementation.scenarioProcesses,
  operationAreas: (client: Client) => client.project.operationAreas,
  businessDomains: (client: Client) => client.project.businessDomains,
  periods: (client: Client) => client.project.periods,
  operationOrders: (client: Client) => client.project.operationOrders,
  organisations: (client: Client) => client.administration.organisations,
  users: (client: Client) => client.administration.users,
  configurations: (client: Client) => client.administration.configurations,
  views: (client: Client) => client.views,
} satisfies Readonly<Record<EntityName, (client: Client) => EntityApi<Entity>>>
