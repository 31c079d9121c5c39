import type { Client, Counted, NodeApi } from '@embpm/contract'
import type { SapTableNode } from '@embpm/contract/sap-table'

/** A node of the tree of SAP transaction tables, as the demo shows it. */
export type SapNode = Counted<SapTableNode>

/** Between the name of a copy and the id of its original, in the ids of everything copied. */
const of = ' of '

/** The tree of SAP transaction tables as the server has it. */
export const sapNodes = (client: Client): NodeApi<SapTableNode> => client.sapTables

/** The same with nodes that only this page knows: what stands below a copy is what stands below its original. */
export function copiedSapNodes(client: Client): NodeApi<SapTableNode> {
  const api = sapNodes(client)
  // Written out: a client makes its functions when they are asked for, so that there is nothing to spread.
  return {
    find: (input, options) => api.find(input, options),
    paths: (input, options) => api.paths(input, options),
    async children({ parentId }, options) {
      if (parentId?.startsWith('new-')) return []
      const at = parentId?.indexOf(of) ?? -1
      if (parentId === undefined || at < 0) return api.children({ parentId }, options)
      const copy = parentId.slice(0, at)
      const originals = await api.children({ parentId: parentId.slice(at + of.length) }, options)
      return originals.map((node) => ({ ...node, id: `${copy}${of}${node.id}`, parentId }))
    },
  }
}

/** The copy of a node, beside its original. */
export const copyOf = (node: SapNode, number: number, parentId: string | null): SapNode => ({
  ...node,
  id: `copy-${number}${of}${node.id.split(of).at(-1)}`,
  parentId,
})

/** A new component. */
export const newSapNode = (number: number, parentId: string | null, name: string): SapNode => ({
  internalId: `new-${number}`,
  id: `new-${number}`,
  parentId,
  order: 0,
  type: 'component',
  attr1: name,
  attr2: '',
  attr3: null,
  meta: null,
  childCount: 0,
})

/** The technical name of a node. */
export const sapName = ({ attr1 }: SapNode): string => attr1

/** What a node is, in words. */
export const sapText = ({ attr2 }: SapNode): string => attr2
