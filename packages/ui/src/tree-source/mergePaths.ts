import { flattenNested } from './flattenNested.js'
import type { TreeArrays } from './TreeArrays.js'
import type { TreePath } from './TreeSource.js'
import { TreeView, Loading } from './TreeView.js'

interface Branch<Node> {
  node: Node
  key: string
  hit: boolean
  below: Branch<Node>[]
}

interface MergeOptions<Node> {
  key: (node: Node) => string
  hasChildren: (node: Node) => boolean
}

/** The view of a search that a server answered: every node once, in the order in which the paths name them first. */
export function mergePaths<Node>(paths: readonly TreePath<Node>[], options: MergeOptions<Node>): TreeView<Node> {
  const byKey = new Map<string, Branch<Node>>()
  const roots: Branch<Node>[] = []
  for (const path of paths) {
    let list = roots
    let last: Branch<Node> | undefined
    for (const node of path) {
      const key = options.key(node)
      let branch = byKey.get(key)
      if (!branch) {
        branch = { node, key, hit: false, below: [] }
        byKey.set(key, branch)
        list.push(branch)
      }
      list = branch.below
      last = branch
    }
    if (last) last.hit = true
  }
  const branches = flattenNested(roots, ({ below }) => below)
  const tree: TreeArrays<Node> = { ...branches, nodes: branches.nodes.map(({ node }) => node) }
  const loading = new Uint8Array(tree.nodes.length)
  for (const [position, { node, below }] of branches.nodes.entries()) {
    if (below.length === 0 && options.hasChildren(node)) loading[position] = Loading.unknown
  }
  const view = new TreeView(tree, { loading })
  view.clearMarks()
  for (const [position, { hit }] of branches.nodes.entries()) if (hit) view.markHit(position)
  view.list()
  return view
}
