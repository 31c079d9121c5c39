import { capital, pick, randomNumbers, vocabulary } from './data.ts'

/** A node as a server would send it. */
export interface TreeItem {
  id: string
  label: string
  children?: TreeItem[]
}

const levels = 10
const rootCount = 12

/** Nodes of the first root: a chain down to the last level with a leaf beside each of its nodes, and without any tag. */
const firstRoot = 2 * levels - 1
/** Nodes of the second, third and fourth root each. */
const smallRoot = (count: number) => Math.floor(count / 100)

/** Ids at positions of the list that prove that the right rows are shown. */
export const expectedNodes = {
  /** The first row while all is closed. */
  open: { row: 0, id: nodeId(0) },
  /** The second row after each of the keys of `data.ts`: the first hit, below the root that was kept because of it. */
  keys: (count: number) => [0, 1, 2].map((roots) => ({ row: 1, id: nodeId(firstRoot + roots * smallRoot(count) + 1) })),
  /** The end of the first chain, which stands there when all nodes are open. */
  expanded: { row: levels - 1, id: nodeId(levels - 1) },
  /** The row to click when all nodes are open. */
  selected: { row: 3, id: nodeId(3) },
} as const

/** The id in a text that a row shows, or `null`. */
export function nodeIdIn(text: string | null): string | null {
  return /N\d{6}/.exec(text ?? '')?.[0] ?? null
}

function nodeId(index: number): string {
  return `N${String(index).padStart(6, '0')}`
}

/** The roots of a tree of `count` nodes (1,000 at least) on ten levels, the same ones on every run and for every peer. */
export function createTree(count: number): TreeItem[] {
  const random = randomNumbers(10)
  const words = vocabulary(random, 3000)
  const word = () => pick(random, words)
  let made = 0

  /** Which tags there are below a root follows from its place, so that each key has another first hit. */
  function tagOf(root: number, place: number): string {
    const most = ['', 'q', 'qz', 'qzx'][Math.min(root, 3)] ?? ''
    if (place === 1) return most
    const chance = random()
    const length = place === 0 ? 0 : chance < 0.01 ? 3 : chance < 0.07 ? 2 : chance < 0.37 ? 1 : 0
    return most.slice(0, length)
  }

  /** A node with the `size - 1` nodes below it; `place` counts the nodes of its root. */
  function node(root: number, place: number, size: number, level = 1): TreeItem {
    const id = nodeId(made++)
    const tag = tagOf(root, place)
    const item: TreeItem = { id, label: `${id} ${capital(word())} ${tag ? word() + tag + word() : word()}` }
    let next = place + 1
    for (const part of root === 0 ? chain(size - 1) : split(size - 1, level)) {
      const child = node(root, next, part, level + 1)
      if (item.children) item.children.push(child)
      else item.children = [child]
      next += part
    }
    return item
  }

  const chain = (size: number) => (size === 0 ? [] : [size - 1, 1])
  const split = (size: number, level: number) =>
    level === levels - 1
      ? Array.from({ length: size }, () => 1)
      : partsOf(size, Math.min(size, 2 + Math.floor(random() * 4)))

  /** Divides a number into parts of at least 1. */
  function partsOf(size: number, parts: number): number[] {
    if (parts === 0) return []
    const weights = Array.from({ length: parts }, () => 0.2 + random())
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const sizes = weights.map((weight) => 1 + Math.floor(((size - parts) * weight) / sum))
    sizes[0] = (sizes[0] ?? 0) + size - sizes.reduce((total, one) => total + one, 0)
    return sizes
  }

  const small = smallRoot(count)
  const large = partsOf(count - firstRoot - 3 * small, rootCount - 4)
  const roots = [firstRoot, small, small, small, ...large].map((size, root) => node(root, 0, size))
  // Flat strings of their own, as they would arrive from a server.
  return structuredClone(roots)
}
