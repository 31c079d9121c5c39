import type { EntityName } from '@embpm/contract'
import type { StepUse } from '@embpm/contract/process-report'
import type { Requirement } from '@embpm/contract/requirement'
import type { GraphEdge } from '../../../graph/GraphLayout.js'
import type { ChoiceSet } from '../../../entity/EntityField.js'
import type { LinkedEntity } from './requirementLinks.js'

/** Something on the way from a process to what serves its requirement. */
export interface TraceNode {
  id: string
  /** What it is: its column. A step of a process stands with the processes. */
  group: EntityName
  kind: EntityName | 'step'
  /** Of the entity that its address names. */
  target: string
  code: string
  name: string
  /** How far it is, as a coded value with the set of its words; or a name. */
  state?: { set: ChoiceSet; value: string }
  note?: string
  /** Below which other one it stands in a list. Default: none. */
  below?: string
}

/** The way from processes to what serves a requirement. */
export interface Trace {
  nodes: readonly TraceNode[]
  edges: readonly GraphEdge[]
  /** How many there are of each kind, where not all are shown. */
  totals: ReadonlyMap<EntityName, number>
}

/** What is linked to a requirement. */
export interface Linked {
  kind: EntityName
  entities: readonly LinkedEntity[]
  total: number
}

/** Follows a requirement from its process, and the steps that link to it, to what serves it. Graph and list both show this. */
export function traceOf(requirement: Requirement, uses: readonly StepUse[], linked: readonly Linked[]): Trace {
  const { id, key, title, approval, processId, process } = requirement
  const own = `requirements ${id}`
  const owner: TraceNode[] =
    processId === null
      ? []
      : [
          {
            id: `processes ${processId}`,
            group: 'processes',
            kind: 'processes',
            target: processId,
            code: process?.code ?? processId,
            name: process?.name ?? '',
          },
        ]
  const steps = uses.map((use): TraceNode => ({
    id: `step ${use.process.id} ${use.stepId}`,
    group: 'processes',
    kind: 'step',
    target: `${use.process.id}/${use.stepId}`,
    code: use.step || use.stepId,
    name: use.process.name,
    note: use.process.code,
    ...(use.process.id === processId && { below: `processes ${processId}` }),
  }))
  const serving = linked.flatMap(({ kind, entities }) =>
    entities.map((entity): TraceNode => ({
      id: `${kind} ${entity.id}`,
      group: kind,
      kind,
      target: entity.id,
      code: entity.code,
      name: entity.name,
      state: entity.state,
    })),
  )
  const edge = (from: string, to: string): GraphEdge => ({ id: `${from} > ${to}`, from, to })
  return {
    nodes: [
      ...owner,
      ...steps,
      {
        id: own,
        group: 'requirements',
        kind: 'requirements',
        target: id,
        code: key,
        name: title,
        state: { set: 'approval', value: approval },
      },
      ...serving,
    ],
    edges: [...[...owner, ...steps].map((node) => edge(node.id, own)), ...serving.map((node) => edge(own, node.id))],
    totals: new Map(linked.map(({ kind, total }) => [kind, total])),
  }
}
