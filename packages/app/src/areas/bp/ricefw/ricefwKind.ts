import {
  ricefw,
  ricefwComplexities,
  ricefwFilterColumns,
  ricefwPriorities,
  ricefwSortColumns,
  ricefwStatuses,
  ricefwTypes,
  type Ricefw,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** RICEFW items: reports, interfaces, conversions, enhancements, forms and workflows. */
export const ricefwKind = defineKind<Ricefw>({
  name: 'ricefws',
  words: 'ricefws',
  path: '/bp/ricefw',
  api: (client) => client.processes.ricefws,
  schema: ricefw,
  nameOf: ({ ricefwId, name }) => `${ricefwId} ${name}`,
  fields: {
    ricefwId: { label: 'ricefwId', kind: 'text', required: true },
    name: { label: 'name', kind: 'text', required: true },
    type: { label: 'type', kind: 'choice', choices: { set: 'ricefwType', values: ricefwTypes }, required: true },
    status: { label: 'status', kind: 'choice', choices: { set: 'ricefwStatus', values: ricefwStatuses }, bulk: true },
    priority: { label: 'priority', kind: 'choice', choices: { set: 'level', values: ricefwPriorities }, bulk: true },
    complexity: {
      label: 'complexity',
      kind: 'choice',
      choices: { set: 'level', values: ricefwComplexities },
      bulk: true,
    },
    module: { label: 'module', kind: 'text', bulk: true },
    wbs: { label: 'wbs', kind: 'text', bulk: true },
    processId: { label: 'process', kind: 'reference', to: 'processes', bulk: true },
    processPath: { label: 'process', kind: 'computed' },
    functionalOwnerId: { label: 'functionalOwner', kind: 'reference', to: 'people', bulk: true },
    functionalOwner: { label: 'functionalOwner', kind: 'computed' },
    technicalOwnerId: { label: 'technicalOwner', kind: 'reference', to: 'people', bulk: true },
    technicalOwner: { label: 'technicalOwner', kind: 'computed' },
    estimateHours: { label: 'estimateHours', kind: 'number', bulk: true },
    actualHours: { label: 'actualHours', kind: 'number' },
    transport: { label: 'transport', kind: 'text', bulk: true },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: ricefwSortColumns,
  filterColumns: ricefwFilterColumns,
})
