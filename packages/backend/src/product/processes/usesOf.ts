import type { BpmnElement, ProcessModel } from '@embpm/bpmn'
import type { EntityName } from '@embpm/contract'

import type { StepUse } from './revisionStore.js'

/** What a step of a model uses: the objects it links to, and the roles that take part in it, each once. */
export function usesOf({ roles, links }: Pick<BpmnElement, 'roles' | 'links'>): { kind: EntityName; ref: string }[] {
  const taking = new Set(roles.map(({ ref }) => ref))
  return [
    ...links.map(({ kind, ref }) => ({ kind, ref })),
    ...[...taking].map((ref) => ({ kind: 'processRoles' as const, ref })),
  ]
}

/** What the steps of a model use. */
export const usesIn = ({ elements }: ProcessModel): StepUse[] =>
  [...elements.values()].flatMap((element) =>
    usesOf(element).map((use) => ({ ...use, step: element.name || element.id })),
  )
