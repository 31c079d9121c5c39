import { exactly } from '@embpm/calendar/condition'
import type { CostObjectGroup } from '@embpm/contract/cost-object-group'

/** A group with how many cost objects it has, those of the groups below it among them. */
export interface CountedGroup extends Pick<CostObjectGroup, 'id' | 'code' | 'name' | 'parentId' | 'order'> {
  count: number
  /** Whether groups stand below it. */
  hasGroups: boolean
}

/** The id of the place of what belongs to no group: also the condition that a list finds it by. */
export const unassigned = exactly('')

/** The groups with their counts; what belongs to none stands last. */
export function countedGroups(
  groups: readonly Pick<CostObjectGroup, 'id' | 'code' | 'name' | 'parentId' | 'order'>[],
  own: ReadonlyMap<string, number>,
  nameOfNone: string,
): CountedGroup[] {
  const below = Map.groupBy(groups, ({ parentId }) => parentId)
  const countOf = (id: string): number =>
    (below.get(id) ?? []).reduce((sum, child) => sum + countOf(child.id), own.get(id) ?? 0)
  const none = { id: unassigned, code: '', name: nameOfNone, parentId: null, order: Infinity }
  return [
    ...groups.map((group) => ({ ...group, count: countOf(group.id), hasGroups: below.has(group.id) })),
    { ...none, count: own.get('') ?? 0, hasGroups: false },
  ]
}

/** The ids of a group and of all groups below it. */
export function idsBelow(groups: readonly Pick<CostObjectGroup, 'id' | 'parentId'>[], id: string): string[] {
  const below = Map.groupBy(groups, ({ parentId }) => parentId)
  const of = (one: string): string[] => [one, ...(below.get(one) ?? []).flatMap((child) => of(child.id))]
  return of(id)
}

/** The ids of the groups above one, and of those at the top: what is open when it is to be seen. */
export function idsAbove(
  groups: readonly Pick<CostObjectGroup, 'id' | 'parentId'>[],
  id: string | undefined,
): string[] {
  const parents = new Map(groups.map((group) => [group.id, group.parentId]))
  const above = groups.flatMap((group) => (group.parentId === null ? [group.id] : []))
  let parent = id === undefined ? undefined : parents.get(id)
  // No group is above more than there are.
  for (let step = 0; parent && step < groups.length; step += 1) {
    above.push(parent)
    parent = parents.get(parent)
  }
  return [...new Set(above)]
}
