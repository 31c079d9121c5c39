import { type ConfigurationObject, type Contract, entityNames } from '@embpm/contract'
import type { AnyContractRouter } from '@orpc/contract'
import type { Router } from '@orpc/server'

import { type Context, api } from './context.js'
import { me } from './product/administration/organisations.js'
import { objectExplorer } from './product/administration/objectExplorer.js'
import { archive } from './product/archive/archive.js'
import { auditLog } from './product/administration/auditLog.js'
import { userAccess } from './product/administration/userAccess.js'
import { people } from './product/administration/people.js'
import { live } from './product/live/live.js'
import { modelCheck } from './product/implementation/modelCheck.js'
import { scenarioBuild } from './product/implementation/scenarioBuild.js'
import { capacity } from './product/implementation/capacity.js'
import { testCoverage } from './product/implementation/testCoverage.js'
import { projectStatus } from './product/implementation/projectStatus.js'
import { testRunner } from './product/implementation/testRunner.js'
import { testTaskPlan } from './product/implementation/testTaskPlan.js'
import { tableCreation } from './product/data/tableCreation.js'
import { tableVersions } from './product/data/tableVersions.js'
import * as kinds from './product/index.js'
import { documentFiles } from './product/documents/documentFiles.js'
import { orgChart } from './product/organisation/orgChart.js'
import { periodClosing } from './product/project/periodClosing.js'
import { operationTaskPlan } from './product/project/operationTaskPlan.js'
import { orderSplit } from './product/project/orderSplit.js'
import { executionGrid } from './product/project/executionGrid.js'
import { eventSchedule } from './product/project/eventSchedule.js'
import { comments } from './product/processes/comments.js'
import { processReport } from './product/processes/processReport.js'
import { costElementCalls } from './product/processes/cost-element.js'
import { requirementApproval } from './product/processes/requirementApproval.js'
import { revisions } from './product/processes/revision.js'
import { dashboards } from './product/dashboards/dashboards.js'
import { sapTables } from './product/processes/sap-table.js'
import { sampleAssistant } from './sample/assistant/sampleAssistant.js'
import { auth } from './sample/auth.js'
import * as sample from './sample/index.js'

/** Everything is on the own origin, the sample signs in, and its assistant answers. */
const ofSample: ConfigurationObject = {
  host: '/',
  originalHost: '/',
  apiHost: '/',
  nodeJsApi: '/',
  assistant: sampleAssistant,
}

/** The handlers of the start. */
const configuration = { read: api.configuration.read.handler(({ context }) => context.configuration ?? ofSample) }

const product: Router<Contract, Context> = {
  configuration,
  auth,
  me,
  people,
  live,
  archive,
  userAccess,
  auditLog,
  objectExplorer,
  revisions,
  comments,
  documentFiles,
  requirementApproval,
  processReport,
  costElementCalls,
  orgChart,
  sapTables,
  periodClosing,
  tableCreation,
  tableVersions,
  operationTaskPlan,
  orderSplit,
  executionGrid,
  eventSchedule,
  scenarioBuild,
  testTaskPlan,
  testRunner,
  modelCheck,
  capacity,
  testCoverage,
  projectStatus,
  dashboards,
  ...kinds,
}

/** In the order of the contract, which is that of the OpenAPI document; the members of a module are in that of the alphabet. */
const place = ([name]: [string, unknown]) => entityNames.findIndex((kind) => kind === name)

/** Every endpoint with its handler. One that is missing does not compile. */
export const router: Router<AnyContractRouter, Context> = {
  ...Object.fromEntries(Object.entries(product).toSorted((one, other) => place(one) - place(other))),
  sample: { ...sample },
}
