import {
  lifecycleStatuses,
  process,
  processClasses,
  processFilterColumns,
  processLevels,
  processSortColumns,
  type Process,
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** The levels as texts, which filters and words know them by. */
const levels = processLevels.map((_, index) => String(index + 1))

/** Processes: what the organisation does, on six levels. */
export const processKind = defineKind<Process>({
  name: 'processes',
  words: 'processes',
  path: '/bp/processes',
  api: (client) => client.processes.processes,
  schema: process,
  nameOf: ({ name }) => name,
  fields: {
    code: { label: 'code', kind: 'text', required: true },
    name: { label: 'name', kind: 'text', required: true },
    description: { label: 'description', kind: 'longText' },
    level: { label: 'level', kind: 'computed', choices: { set: 'processLevel', values: levels } },
    parentId: { label: 'parent', kind: 'reference', to: 'processes' },
    variantOfId: { label: 'variantOf', kind: 'reference', to: 'processes' },
    class: { label: 'class', kind: 'choice', choices: { set: 'processClass', values: processClasses }, bulk: true },
    status: { label: 'status', kind: 'choice', choices: { set: 'lifecycle', values: lifecycleStatuses }, bulk: true },
    ownerId: { label: 'owner', kind: 'reference', to: 'people', bulk: true },
    owner: { label: 'owner', kind: 'computed' },
    inputs: { label: 'inputs', kind: 'list' },
    outputs: { label: 'outputs', kind: 'list' },
    kpis: { label: 'kpis', kind: 'json' },
    raci: { label: 'raci', kind: 'json' },
    order: { label: 'place', kind: 'number' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: processSortColumns,
  filterColumns: processFilterColumns,
})
