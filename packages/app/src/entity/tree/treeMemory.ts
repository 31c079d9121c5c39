import type { Services } from '../../session/services.js'

/** What a tree was like when one left it. */
export interface TreeMemory {
  /** Keys of the open nodes. */
  expanded: readonly string[]
  /** The node that was open last, `null` for none. */
  last: string | null
}

const memories = new WeakMap<Services, Map<string, TreeMemory>>()

/** Names the tree of a kind of entity of an organisation. */
export const treeName = (organisation: string, kind: string): string => `${organisation}/${kind}`

/** What is remembered of a tree, by organisation and kind, for as long as the page is open. */
export const recallTree = (services: Services, key: string): TreeMemory =>
  memories.get(services)?.get(key) ?? { expanded: [], last: null }

/** Remembers what a tree is like. */
export function rememberTree(services: Services, key: string, memory: Partial<TreeMemory>): void {
  const all = memories.get(services) ?? new Map<string, TreeMemory>()
  memories.set(services, all.set(key, { ...recallTree(services, key), ...memory }))
}
