import type { TreeApi } from '@embpm/contract'
import { isApiError, type Counted, type Entity } from '@embpm/contract'
import { nextCode } from './nextCode.js'
import type { CodedNodes, KeptNode, TreeKind } from './TreeKind.js'

/** How many nodes are copied at once. */
export const maxCopied = 100

/** How often another code is tried when one is taken. */
const attempts = 20

/** A node with all that stands below it; `null` when these are more than can be copied. */
export interface Branch<N> {
  node: N
  below: Branch<N>[]
}

/** Reads a node with all that stands below it. */
export async function readBranch<E extends Entity & N, N extends KeptNode>(
  api: TreeApi<E, N>,
  root: Counted<N>,
): Promise<Branch<Counted<N>> | null> {
  const branch: Branch<Counted<N>> = { node: root, below: [] }
  const waiting = [branch]
  let count = 1
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.node.childCount === 0) continue
    // One after the other, so that a branch that is too large costs no more requests than it has to.
    const children = await api.children({ parentId: next.node.id })
    count += children.length
    if (count > maxCopied) return null
    next.below = children.map((node) => ({ node, below: [] }))
    waiting.push(...next.below)
  }
  return branch
}

/** Where a new node comes to stand, and the codes that it cannot have. */
export interface NewPlace {
  parentId: string | null
  /** Code of the node above, `null` for a root. */
  above: string | null
  /** Codes of the siblings, in their order. */
  siblings: readonly string[]
}

/** Creates a node under the first code that nobody has. */
export async function createCoded<E extends Entity & N, N extends KeptNode>(
  { longest }: Pick<CodedNodes<E>, 'longest'>,
  api: TreeApi<E, N>,
  { parentId, above, siblings }: NewPlace,
  fields: object,
): Promise<E> {
  const taken = new Set<string>()
  for (;;) {
    const code = nextCode(above, siblings, longest, taken)
    try {
      // Whether a code is taken, only the server knows.
      return await api.create({ fields: { ...fields, code, parentId } })
    } catch (error) {
      if (!isApiError(error, 'TAKEN') || taken.size >= attempts) throw error
      taken.add(code)
    }
  }
}

/** Creates the copy of a node with all that stands below it, each after the one above it. */
export async function copyBranch<E extends Entity & N, N extends KeptNode>(
  tree: TreeKind<E, N> & { coded: CodedNodes<E> },
  api: TreeApi<E, N>,
  { node, below }: Branch<Counted<N>>,
  place: NewPlace,
): Promise<E> {
  const original = await api.get({ id: node.id })
  const created = await createCoded(tree.coded, api, place, {
    ...tree.coded.copied(original),
    name: tree.nameOf(node),
  })
  const siblings: string[] = []
  for (const child of below) {
    // In order, for new ones stand last among their siblings.
    const copy = await copyBranch(tree, api, child, { parentId: created.id, above: tree.codeOf(created), siblings })
    siblings.push(tree.codeOf(copy))
  }
  return created
}
