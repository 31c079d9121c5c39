import type { ChartPosition, ChartUnit, OrgChartOnDay } from '@embpm/contract/org-chart'

/** What a unit comes to, with all below it. */
export interface OrgTotals {
  /** Units, itself counted. */
  units: number
  /** Full-time equivalents that are filled, and those that there is room for. */
  filled: number
  room: number
  /** Positions that nobody has, and those above 100 %. */
  vacant: number
  over: number
}

interface AnyNode {
  /** Unique in the chart. */
  key: string
  name: string
  /** `null` for one at the top. */
  parentKey: string | null
  /** From 1. */
  level: number
  /** Its place among its siblings, from 1, and how many these are. */
  place: number
  siblings: number
  /** Keys of the positions and stacks, then of the units below it. */
  children: readonly string[]
  /** How many nodes stand below it, however deep. */
  below: number
}

/** A unit in the chart. */
export interface UnitNode extends AnyNode {
  kind: 'unit'
  unit: ChartUnit
  totals: OrgTotals
}

/** A position in the chart. */
export interface PositionNode extends AnyNode {
  kind: 'position'
  position: ChartPosition
}

/** Equal positions of a unit, shown as one. */
export interface StackNode extends AnyNode {
  kind: 'stack'
  positions: readonly ChartPosition[]
  vacant: number
  over: number
}

/** What the chart and the list show. */
export type OrgNode = UnitNode | PositionNode | StackNode

/** The organisation on a day as a tree. */
export interface OrgTree {
  on: string
  nodes: ReadonlyMap<string, OrgNode>
  roots: readonly string[]
  totals: OrgTotals
}

const nothing: OrgTotals = { units: 0, filled: 0, room: 0, vacant: 0, over: 0 }

const sum = (one: OrgTotals, other: OrgTotals): OrgTotals => ({
  units: one.units + other.units,
  filled: one.filled + other.filled,
  room: one.room + other.room,
  vacant: one.vacant + other.vacant,
  over: one.over + other.over,
})

const totalsOf = (positions: readonly ChartPosition[]): OrgTotals => ({
  units: 1,
  filled: positions.reduce((all, { percent }) => all + percent / 100, 0),
  room: positions.reduce((all, { fte }) => all + fte, 0),
  vacant: positions.filter(({ occupancy }) => occupancy === 'vacant').length,
  over: positions.filter(({ occupancy }) => occupancy === 'over').length,
})

/** Key of the stack of the positions with a title in a unit. */
const stackKey = (unitId: string, title: string) => `${unitId}/${title}`

/** The organisation on a day as a tree: each unit with its positions, equal ones stacked, and what all below it comes to. */
export function orgTree({ on, units, positions }: OrgChartOnDay): OrgTree {
  const byUnit = Map.groupBy(positions, ({ unitId }) => unitId)
  const below = Map.groupBy(units, ({ parentId }) => parentId)
  const nodes = new Map<string, OrgNode>()

  const placed = (keys: readonly string[]) => {
    for (const [index, key] of keys.entries()) {
      const node = nodes.get(key)
      if (node) Object.assign(node, { place: index + 1, siblings: keys.length })
    }
    return keys
  }
  const position = (one: ChartPosition, parentKey: string, level: number) => {
    const { id: key, title: name } = one
    nodes.set(key, { kind: 'position', key, name, parentKey, level, ...alone, position: one })
    return key
  }
  const places = (unitId: string, level: number): string[] => {
    const groups = Map.groupBy(byUnit.get(unitId) ?? [], ({ title, isChief, id }) => (isChief ? id : title))
    return [...groups].flatMap(([title, same]) => {
      const [only] = same
      if (same.length === 1 && only) return position(only, unitId, level)
      const key = stackKey(unitId, title)
      const { vacant, over } = totalsOf(same)
      const stack = {
        kind: 'stack' as const,
        key,
        name: title,
        parentKey: unitId,
        level,
        positions: same,
        vacant,
        over,
      }
      nodes.set(key, { ...stack, ...alone, below: same.length, children: [] })
      const children = placed(same.map((one) => position(one, key, level + 1)))
      nodes.set(key, { ...stack, ...alone, below: same.length, children })
      return key
    })
  }
  const walk = (unit: ChartUnit, level: number): UnitNode => {
    const under = places(unit.id, level + 1)
    const inside = (below.get(unit.id) ?? []).map((one) => walk(one, level + 1))
    const children = placed([...under, ...inside.map(({ key }) => key)])
    const node: UnitNode = {
      kind: 'unit',
      key: unit.id,
      name: unit.name,
      parentKey: unit.parentId,
      level,
      ...alone,
      children,
      below: inside.reduce((all, one) => all + one.below + 1, byUnit.get(unit.id)?.length ?? 0),
      unit,
      totals: inside.reduce((all, one) => sum(all, one.totals), totalsOf(byUnit.get(unit.id) ?? [])),
    }
    nodes.set(node.key, node)
    return node
  }
  const tops = (below.get(null) ?? []).map((unit) => walk(unit, 1))
  const roots = placed(tops.map(({ key }) => key))
  return { on, nodes, roots, totals: tops.reduce((all, one) => sum(all, one.totals), nothing) }
}

const alone = { place: 1, siblings: 1, children: [], below: 0 }

/** The keys of what stands above a node, from the top down. */
export function keysAbove({ nodes }: OrgTree, key: string): string[] {
  const above: string[] = []
  for (let at = nodes.get(key)?.parentKey ?? null; at !== null; at = nodes.get(at)?.parentKey ?? null) above.unshift(at)
  return above
}

/** The units that are open at first: those at the top. */
export const firstOpen = ({ nodes }: OrgTree): string[] =>
  [...nodes.values()].flatMap(({ key, kind, level }) => (kind === 'unit' && level === 1 ? [key] : []))

/** All nodes in the order of the tree. */
export function inOrder({ nodes, roots }: OrgTree): OrgNode[] {
  const walked: OrgNode[] = []
  const waiting = roots.toReversed()
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const node = nodes.get(key)
    if (!node) continue
    walked.push(node)
    waiting.push(...node.children.toReversed())
  }
  return walked
}
