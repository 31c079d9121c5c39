import { isFlowNode, readModel, type BpmnElement } from '@embpm/bpmn'

type BoxPlace = { x: number; y: number; width: number; height: number }

const boxOf = ({ place }: BpmnElement): BoxPlace | null => (place && 'width' in place ? place : null)

const overlap = (a: BoxPlace, b: BoxPlace) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const contains = (outer: BoxPlace, inner: BoxPlace) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** What is wrong with a diagram that was written: as sentences, none where all is well. */
export async function faultsOf(xml: string): Promise<string[]> {
  const { elements, warnings } = await readModel(xml)
  const faults = [...warnings]
  const all = [...elements.values()]
  const describe = ({ type, name, id }: BpmnElement) => `${type} ${name} ${id}`
  for (const element of all) {
    if (!element.place) faults.push(`${describe(element)} is not drawn`)
    if (!element.type.endsWith('Flow')) continue
    for (const end of [element.source, element.target])
      if (end === null || !elements.has(end)) faults.push(`${describe(element)} has no end`)
  }
  const nodes = all.filter(isFlowNode)
  const pairs = nodes.flatMap((node, index) => nodes.slice(0, index).map((other) => [node, other] as const))
  for (const [node, other] of pairs) {
    const [a, b] = [boxOf(node), boxOf(other)]
    const isRelated = node.parent !== other.parent || node.attachedTo === other.id || other.attachedTo === node.id
    if (a && b && !isRelated && overlap(a, b)) faults.push(`${describe(node)} overlaps ${describe(other)}`)
  }
  const pools = all.filter(({ type }) => type === 'bpmn:Participant')
  for (const [index, pool] of pools.entries())
    for (const other of pools.slice(0, index)) {
      const [a, b] = [boxOf(pool), boxOf(other)]
      if (a && b && overlap(a, b)) faults.push(`${describe(pool)} overlaps ${describe(other)}`)
    }
  for (const node of nodes) {
    if (node.attachedTo !== null) continue
    for (const holder of [node.parent, node.lane]) {
      const around = holder === null ? undefined : elements.get(holder)
      const [a, b] = [around && boxOf(around), boxOf(node)]
      if (around && a && b && !contains(a, b)) faults.push(`${describe(node)} leaves ${describe(around)}`)
    }
    const hasLanes = all.some((lane) => lane.type === 'bpmn:Lane' && lane.parent === node.parent)
    if (hasLanes && node.lane === null) faults.push(`${describe(node)} is in no lane`)
  }
  return faults
}
