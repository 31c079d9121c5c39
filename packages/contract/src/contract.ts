import type { AnyContractRouter } from '@orpc/contract'

import { auth } from './common/auth.js'
import { configuration } from './common/configuration.js'
import { me } from './common/me.js'
import { kinds } from './kinds.js'

/** What is no kind of entity. What every page needs is there at once, the others come with their first call. */
const others = {
  configuration: () => configuration,
  auth: () => auth,
  me: () => me,
  people: async () => (await import('./common/people.js')).people,
  live: async () => (await import('./kinds/live.js')).live,
  archive: async () => (await import('./kinds/organisation-archive.js')).archive,
  userAccess: async () => (await import('./kinds/user-access.js')).userAccess,
  auditLog: async () => (await import('./kinds/audit-log.js')).auditLog,
  objectExplorer: async () => (await import('./kinds/object-explorer.js')).objectExplorer,
  revisions: async () => (await import('./kinds/revision.js')).revisions,
  comments: async () => (await import('./kinds/comment-thread.js')).comments,
  documentFiles: async () => (await import('./kinds/document-file.js')).documentFiles,
  requirementApproval: async () => (await import('./kinds/requirement-approval.js')).requirementApproval,
  processReport: async () => (await import('./kinds/process-report.js')).processReport,
  tableCreation: async () => (await import('./kinds/table-creation.js')).tableCreation,
  tableVersions: async () => (await import('./kinds/table-version.js')).tableVersions,
  costElementCalls: async () => (await import('./kinds/cost-element.js')).costElementCalls,
  orgChart: async () => (await import('./kinds/org-chart.js')).orgChart,
  periodClosing: async () => (await import('./kinds/period-closing.js')).periodClosing,
  operationTaskPlan: async () => (await import('./kinds/operation-task-plan.js')).operationTaskPlan,
  orderSplit: async () => (await import('./kinds/order-split.js')).orderSplit,
  executionGrid: async () => (await import('./kinds/execution-grid.js')).executionGrid,
  eventSchedule: async () => (await import('./kinds/event-schedule.js')).eventSchedule,
  scenarioBuild: async () => (await import('./kinds/scenario-build.js')).scenarioBuild,
  testTaskPlan: async () => (await import('./kinds/test-task-plan.js')).testTaskPlan,
  testRunner: async () => (await import('./kinds/test-runner.js')).testRunner,
  modelCheck: async () => (await import('./kinds/model-check.js')).modelCheck,
  capacity: async () => (await import('./kinds/capacity.js')).capacity,
  testCoverage: async () => (await import('./kinds/test-coverage.js')).testCoverage,
  projectStatus: async () => (await import('./kinds/project-status.js')).projectStatus,
  dashboards: async () => (await import('./kinds/dashboard.js')).dashboards,
  sapTables: async () => (await import('./kinds/sap-table.js')).sapTableEndpoints,
}

type Kinds = typeof kinds
type Others = typeof others

/**
 * Every endpoint of the product. The paths are relative to the API's base, `/api`. Under the name of a kind of entity, such as
 * `ricefws`, are the endpoints that every kind has.
 */
export type Contract = { [N in keyof Others]: Awaited<ReturnType<Others[N]>> } & {
  [N in keyof Kinds]: Awaited<ReturnType<Kinds[N]>>['endpoints']
}

const isKind = (name: string): name is keyof Kinds => Object.hasOwn(kinds, name)
const isOther = (name: string): name is keyof Others => Object.hasOwn(others, name)

/** The endpoints under one name; `undefined` where there are none. */
export async function endpointsOf(name: string): Promise<AnyContractRouter | undefined> {
  if (isOther(name)) return others[name]()
  return isKind(name) ? (await kinds[name]()).endpoints : undefined
}

/** Loads every endpoint, for a host: `implement(await loadContract())`. */
export async function loadContract(): Promise<Contract>
export async function loadContract(): Promise<object> {
  const names = [...Object.keys(others), ...Object.keys(kinds)]
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await endpointsOf(name)] as const)))
}
