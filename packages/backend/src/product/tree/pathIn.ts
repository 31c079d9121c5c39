import type { TreeNode } from '@embpm/contract'

/** The nodes from the root down to one. A circle, which damaged data may have, is walked once. */
export function pathIn<N extends TreeNode>(node: N, get: (id: string) => N | undefined): N[] {
  const path = [node]
  const seen = new Set([node.id])
  for (let parentId = node.parentId; parentId !== null && !seen.has(parentId);) {
    const parent = get(parentId)
    if (!parent) break
    seen.add(parentId)
    path.unshift(parent)
    parentId = parent.parentId
  }
  return path
}
