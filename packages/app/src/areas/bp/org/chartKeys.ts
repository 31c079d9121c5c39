import type { OrgNode, OrgTree } from './orgTree.js'

/** A walk through the chart by keys. */
export interface ChartWalk {
  tree: OrgTree
  isOpen: (key: string) => boolean
}

const isColumn = (node: OrgNode | undefined) => node !== undefined && node.kind !== 'unit'

/**
 * Where an arrow key leads: from a unit up to the one above, down to what is below it and to the units beside it; in a column
 * of positions up and down, and sideways back to the unit or into a stack.
 */
export function neighbourOf({ tree, isOpen }: ChartWalk, key: string, arrow: string): string | null {
  const node = tree.nodes.get(key)
  if (!node) return tree.roots[0] ?? null
  const siblings = node.parentKey === null ? tree.roots : (tree.nodes.get(node.parentKey)?.children ?? [])
  const beside = (by: 1 | -1) => siblings[siblings.indexOf(key) + by] ?? null
  const inside = isOpen(key) ? (node.children[0] ?? null) : null
  const column = isColumn(node)
  switch (arrow) {
    case 'ArrowUp': {
      const before = column ? beside(-1) : null
      return before ?? node.parentKey
    }
    case 'ArrowDown': {
      if (!column) return inside
      const next = beside(1)
      return inside ?? (isColumn(tree.nodes.get(next ?? '')) ? next : null)
    }
    case 'ArrowLeft':
      return column ? node.parentKey : beside(-1)
    case 'ArrowRight': {
      if (!column) return beside(1)
      const unit = siblings.find((one) => !isColumn(tree.nodes.get(one)))
      return inside ?? unit ?? null
    }
    default:
      return null
  }
}

/** The next node that is shown whose name begins with a text, after the one at `key`. */
export function startingWith(shown: readonly OrgNode[], key: string | null, text: string): string | null {
  const from = shown.findIndex((node) => node.key === key)
  const after = [...shown.slice(from + (text.length === 1 ? 1 : 0)), ...shown.slice(0, Math.max(0, from))]
  const wanted = text.toLocaleLowerCase()
  return after.find(({ name }) => name.toLocaleLowerCase().startsWith(wanted))?.key ?? null
}
