import * as z from 'zod/mini'

/**
 * The kinds of entity, one line each: the name by which the client, where-used lists and saved views call it, and where it is
 * written down. Its endpoints, its place in the OpenAPI document and its types follow; it is loaded with its first call.
 */
export const kinds = {
  businessAreas: async () => (await import('./kinds/business-area.js')).businessArea,
  processes: async () => (await import('./kinds/process.js')).process,
  processRoles: async () => (await import('./kinds/process-role.js')).processRole,
  requirements: async () => (await import('./kinds/requirement.js')).requirement,
  orgUnits: async () => (await import('./kinds/org-unit.js')).orgUnit,
  positions: async () => (await import('./kinds/position.js')).position,
  positionAssignments: async () => (await import('./kinds/position-assignment.js')).positionAssignment,
  employees: async () => (await import('./kinds/employee.js')).employee,
  employeeAssignments: async () => (await import('./kinds/employee-assignment.js')).employeeAssignment,
  ricefws: async () => (await import('./kinds/ricefw.js')).ricefw,
  documents: async () => (await import('./kinds/document.js')).document,
  systems: async () => (await import('./kinds/system.js')).system,
  transactions: async () => (await import('./kinds/transaction.js')).transaction,
  dictionaryTables: async () => (await import('./kinds/dictionary-table.js')).dictionaryTable,
  costElements: async () => (await import('./kinds/cost-element.js')).costElement,
  costObjectGroups: async () => (await import('./kinds/cost-object-group.js')).costObjectGroup,
  costObjects: async () => (await import('./kinds/cost-object.js')).costObject,
  glAccounts: async () => (await import('./kinds/gl-account.js')).glAccount,
  services: async () => (await import('./kinds/service.js')).service,
  dataTables: async () => (await import('./kinds/data-table.js')).dataTable,
  dataElements: async () => (await import('./kinds/data-element.js')).dataElement,
  dataFields: async () => (await import('./kinds/data-field.js')).dataField,
  scenarios: async () => (await import('./kinds/scenario.js')).scenario,
  scenarioProcesses: async () => (await import('./kinds/scenario-process.js')).scenarioProcess,
  testTasks: async () => (await import('./kinds/test-task.js')).testTask,
  testRuns: async () => (await import('./kinds/test-run.js')).testRun,
  scenarioResults: async () => (await import('./kinds/scenario-result.js')).scenarioResult,
  projects: async () => (await import('./kinds/project.js')).project,
  calendars: async () => (await import('./kinds/calendar.js')).calendar,
  eventCalendars: async () => (await import('./kinds/event-calendar.js')).eventCalendar,
  calendarEvents: async () => (await import('./kinds/calendar-event.js')).calendarEvent,
  operationAreas: async () => (await import('./kinds/operation-area.js')).operationArea,
  businessDomains: async () => (await import('./kinds/business-domain.js')).businessDomain,
  periods: async () => (await import('./kinds/period.js')).period,
  operationOrders: async () => (await import('./kinds/operation-order.js')).operationOrder,
  executions: async () => (await import('./kinds/execution.js')).execution,
  operationTasks: async () => (await import('./kinds/operation-task.js')).operationTask,
  organisations: async () => (await import('./kinds/organisation-record.js')).organisationRecord,
  subscriptions: async () => (await import('./kinds/subscription.js')).subscription,
  users: async () => (await import('./kinds/user-record.js')).userRecord,
  configurations: async () => (await import('./kinds/configuration-entry.js')).configurationEntry,
  views: async () => (await import('./kinds/saved-view.js')).savedView,
  technologies: async () => (await import('./kinds/technology.js')).technology,
  technologyInstances: async () => (await import('./kinds/technology-instance.js')).technologyInstance,
  businessPartners: async () => (await import('./kinds/business-partner.js')).businessPartner,
  products: async () => (await import('./kinds/product.js')).product,
  projectRisks: async () => (await import('./kinds/project-risk.js')).projectRisk,
  statusReports: async () => (await import('./kinds/status-report.js')).statusReport,
}

/** Name of a kind of entity. */
export type EntityName = keyof typeof kinds

/** What is written down of a kind of entity. */
export type DefinitionOf<K extends EntityName> = Awaited<ReturnType<(typeof kinds)[K]>>

/** An entity of a kind as the server stores and answers it. */
export type EntityOfKind<K extends EntityName> = z.output<DefinitionOf<K>['schema']>

/** Name of a kind of entity whose entities form a tree. */
export type TreeName = { [K in EntityName]: DefinitionOf<K> extends { node: z.ZodMiniType } ? K : never }[EntityName]

/** A node of a kind of entity whose entities form a tree. */
export type NodeOfKind<K extends TreeName> = z.output<DefinitionOf<K>['node']>

/** The names of the kinds of entity. */
export const entityNames = keysOf(kinds)

/** Schema of the name of a kind of entity. */
export const entityName = z.enum(entityNames)

function keysOf<T extends object>(record: T): (keyof T & string)[]
function keysOf(record: object): string[] {
  return Object.keys(record)
}
