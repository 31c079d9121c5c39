import { scenario, type Scenario } from '@embpm/contract/scenario'
import { defineKind } from '../../../entity/EntityKind.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Scenarios. */
export const scenarioKind = defineKind(scenario, {
  words: 'scenarios',
  labels: { 'project.code': 'projectCode' },
  nameOf: ({ name }) => name,
})

/** Columns of the list of scenarios. */
export const scenarioColumns: readonly ListColumn<Scenario>[] = [
  { id: 'code', type: 'technical', width: 120, pinned: true },
  { id: 'name', type: 'name', width: 320 },
  { id: 'type', width: 120, filterable: true },
  { id: 'release', width: 120, filterable: true },
  { id: 'status', width: 150, filterable: true },
  { id: 'owner', width: 180, filterable: true },
  { id: 'project', width: 240, filterable: true },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
