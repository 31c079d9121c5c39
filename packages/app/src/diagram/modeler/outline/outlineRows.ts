import type { OutlineNode } from '../ModelerEditing.js'

/** A row that is shown. */
export interface OutlineRowData {
  node: OutlineNode
  /** From 1 among its siblings. */
  place: number
  count: number
  /** `null` for what is never closed: all but pools, lanes and subprocesses with something in them. */
  isOpen: boolean | null
}

const closable = /(?:Participant|Lane|SubProcess|Transaction)$/

/** The rows of an outline that are shown: not what lies in closed ones, and while one searches what matches, with what is around it. */
export function outlineRows(
  nodes: readonly OutlineNode[],
  closed: ReadonlySet<string>,
  matches: ((node: OutlineNode) => boolean) | null,
): readonly OutlineRowData[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const kept = matches ? new Set<string>() : null
  if (kept && matches)
    for (const node of nodes)
      for (let at = matches(node) ? node : undefined; at && !kept.has(at.id); at = byId.get(at.parent ?? ''))
        kept.add(at.id)

  const siblings = new Map<string | null, number>()
  const shown = kept ? nodes.filter(({ id }) => kept.has(id)) : nodes
  for (const { parent } of shown) siblings.set(parent, (siblings.get(parent) ?? 0) + 1)
  const places = new Map<string | null, number>()
  const hidden = new Set<string>()
  const rows: OutlineRowData[] = []
  for (const node of shown) {
    const { id, parent } = node
    const place = (places.get(parent) ?? 0) + 1
    places.set(parent, place)
    const canClose = siblings.has(id) && closable.test(node.type)
    const isClosed = canClose && !kept && closed.has(id)
    const isHidden = parent !== null && hidden.has(parent)
    if (isClosed || isHidden) hidden.add(id)
    const isOpen = canClose ? !isClosed : null
    if (!isHidden) rows.push({ node, place, count: siblings.get(parent) ?? 1, isOpen })
  }
  return rows
}
