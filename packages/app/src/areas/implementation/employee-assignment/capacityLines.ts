import type { CapacityGroup, CapacityPerson } from '@embpm/contract/capacity'
import { mapSizes } from './mapSizes.js'

/** A line of the map: a unit, somebody, one of their assignments, or that they have none. */
export type CapacityLine = { key: string; top: number; height: number } & (
  | { kind: 'group'; group: CapacityGroup; closed: boolean }
  | { kind: 'person'; index: number; open: boolean }
  | { kind: 'bar'; index: number; assignmentId: string }
  | { kind: 'none'; index: number }
)

/** What is drawn open or closed. */
export interface Folding {
  /** Ids of those whose assignments are shown. */
  opened: ReadonlySet<string>
  /** Keys of units that are folded. */
  closed: ReadonlySet<string>
}

/** The key of a unit's line. */
export const groupKey = ({ unitId }: Pick<CapacityGroup, 'unitId'>): string => `g:${unitId ?? ''}`
/** The key of somebody's line, by their place among all. */
export const personKey = (index: number): string => `p:${index}`
/** The key of an assignment's line. */
export const barKey = (id: string): string => `b:${id}`

/** The lines of the map below each other. Those of people who are not loaded yet are there already. */
export function capacityLines(
  groups: readonly CapacityGroup[],
  people: ReadonlyMap<number, CapacityPerson>,
  { opened, closed }: Folding,
): readonly CapacityLine[] {
  const lines: CapacityLine[] = []
  let [top, index] = [0, 0]
  for (const group of groups) {
    const key = groupKey(group)
    const isClosed = closed.has(key)
    lines.push({ kind: 'group', key, top, height: mapSizes.group, group, closed: isClosed })
    top += mapSizes.group
    for (const last = index + group.people; index < last; index += 1) {
      if (isClosed) continue
      const person = people.get(index)
      const isOpen = person !== undefined && opened.has(person.id)
      lines.push({ kind: 'person', key: personKey(index), top, height: mapSizes.person, index, open: isOpen })
      top += mapSizes.person
      if (!isOpen) continue
      for (const { id } of person.assignments) {
        lines.push({ kind: 'bar', key: barKey(id), top, height: mapSizes.bar, index, assignmentId: id })
        top += mapSizes.bar
      }
      if (person.assignments.length > 0) continue
      lines.push({ kind: 'none', key: `n:${index}`, top, height: mapSizes.bar, index })
      top += mapSizes.bar
    }
  }
  return lines
}

/** The lines that have something between two heights, by bisection. */
export function linesBetween(lines: readonly CapacityLine[], from: number, to: number): readonly CapacityLine[] {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const line = lines[middle]
    if (line && line.top + line.height <= from) low = middle + 1
    else high = middle
  }
  const end = lines.findIndex(({ top }, at) => at >= low && top >= to)
  return lines.slice(low, end === -1 ? undefined : end)
}
