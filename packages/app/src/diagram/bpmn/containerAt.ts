import type BaseViewer from 'bpmn-js/lib/BaseViewer'
import type { Canvas, DrawnElement, ElementRegistry } from './library.js'

const isContainer = ({ type, di }: DrawnElement) =>
  type === 'bpmn:Participant' || (/SubProcess$|^bpmn:Transaction$/.test(type) && di?.isExpanded === true)

/** What an element belongs to that is put at a point: the innermost open subprocess or pool there, the first pool, or the process. */
export function containerAt(viewer: BaseViewer, { x, y }: { x: number; y: number }): DrawnElement {
  const root = viewer.get<Canvas>('canvas').getRootElement()
  const isOnPlane = (element: DrawnElement): boolean =>
    element.parent === root || (element.parent !== undefined && element.parent !== null && isOnPlane(element.parent))
  const all = viewer
    .get<ElementRegistry>('elementRegistry')
    .getAll()
    .filter((element) => isContainer(element) && isOnPlane(element))
  const inside = all
    .filter((one) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height)
    .toSorted((a, b) => a.width * a.height - b.width * b.height)
  const pools = all.filter(({ type }) => type === 'bpmn:Participant')
  return inside[0] ?? (root.type === 'bpmn:Collaboration' ? pools[0] : undefined) ?? root
}
