import {
  businessDomainFilterColumns,
  costObjectFilterColumns,
  operationAreaFilterColumns,
  processFilterColumns,
  scenarioFilterColumns,
  type BusinessDomain,
  type CostObject,
  type OperationArea,
  type Process,
  type Scenario,
} from '@embpm/contract'
import type { SourceKind } from './SourceKind.js'

/** Processes, for what belongs to one. */
export const processSource: SourceKind<Process> = {
  name: 'processes',
  api: (client) => client.processes.processes,
  filterColumns: processFilterColumns,
}

/** Cost objects, for what is charged to one. */
export const costObjectSource: SourceKind<CostObject> = {
  name: 'costObjects',
  api: (client) => client.processes.costObjects,
  filterColumns: costObjectFilterColumns,
}

/** Operation areas, for what is done in one. */
export const operationAreaSource: SourceKind<OperationArea> = {
  name: 'operationAreas',
  api: (client) => client.project.operationAreas,
  filterColumns: operationAreaFilterColumns,
}

/** Scenarios, for what is tested in one. */
export const scenarioSource: SourceKind<Scenario> = {
  name: 'scenarios',
  api: (client) => client.implementation.scenarios,
  filterColumns: scenarioFilterColumns,
}

/** Business domains, for what belongs to one. */
export const businessDomainSource: SourceKind<BusinessDomain> = {
  name: 'businessDomains',
  api: (client) => client.project.businessDomains,
  filterColumns: businessDomainFilterColumns,
}
