import * as z from 'zod'

/** The kinds of entity, by the names that where-used lists and saved views call them. */
export const entityNames = [
  'businessAreas',
  'processes',
  'ricefws',
  'transactions',
  'dictionaryTables',
  'costObjects',
  'glAccounts',
  'services',
  'dataTables',
  'dataElements',
  'dataFields',
  'scenarios',
  'scenarioProcesses',
  'operationAreas',
  'businessDomains',
  'periods',
  'operationOrders',
  'organisations',
  'users',
  'configurations',
  'views',
] as const

/** Schema of the name of a kind of entity. */
export const entityName = z.enum(entityNames)

/** Name of a kind of entity. */
export type EntityName = z.infer<typeof entityName>
