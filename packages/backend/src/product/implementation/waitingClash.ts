import type { Clash } from '@embpm/contract'
import { ringIn } from '@embpm/contract/scenario-build'
import type { ScenarioProcess } from '@embpm/contract/scenario-process'

type Waiting = Pick<ScenarioProcess, 'id' | 'sequence' | 'process' | 'predecessors'>

/** Processes of a scenario would wait for each other: by which way. A later one of the same id stands for an earlier one. */
export function waitingClash(steps: readonly Waiting[]): Clash | null {
  const byId = new Map(steps.map((one) => [one.id, one]))
  const ring = ringIn([...byId.values()])
  if (!ring) return null
  const nameOf = (id: string) => {
    const one = byId.get(id)
    return one ? `${one.sequence} ${one.process?.name ?? ''}`.trim() : id
  }
  return {
    rule: 'ring',
    field: 'predecessors',
    validFrom: '0001-01-01',
    validTo: '9999-12-31',
    name: ring.map(nameOf).join(' → '),
  }
}
