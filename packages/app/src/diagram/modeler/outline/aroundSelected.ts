import type { Modeler } from '../Modeler.js'
import type { OutlineNode } from '../ModelerEditing.js'

/** Whether an element lies in another one, however deep. */
export function liesIn(nodes: readonly OutlineNode[], id: string | null, outer: string): boolean {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  for (let at = byId.get(id ?? '')?.parent ?? null; at !== null; at = byId.get(at)?.parent ?? null)
    if (at === outer) return true
  return false
}

/** What is closed, without what lies around the selected element: that is seen, whoever selected it. */
export const closedBeside = (
  closed: ReadonlySet<string>,
  nodes: readonly OutlineNode[],
  selected: string | null,
): ReadonlySet<string> =>
  closed.size === 0 ? closed : new Set([...closed].filter((id) => !liesIn(nodes, selected, id)))

/** Whether there is anything to choose from for a command. */
export function isPossible(
  modeler: Modeler,
  ask: 'before' | 'attach' | 'connect' | 'kind' | 'lane',
  id: string,
): boolean {
  if (ask === 'before') return modeler.kindsFor({ before: id }).length > 0
  if (ask === 'attach') return modeler.attachable(id).length > 0
  if (ask === 'kind') return modeler.kindsOf(id).length > 0
  if (ask === 'lane') return modeler.lanesFor(id).length > 0
  return modeler.targetsOf(id).length > 0 || modeler.kindsFor({ after: id }).length > 0
}
