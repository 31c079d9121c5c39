import type { TreeItem } from '../../treeData.ts'

/** A tree as flat arrays in pre-order: the position of a node stands for the node. */
export class TreeIndex {
  readonly items: TreeItem[] = []
  readonly level: Uint8Array
  /** Position of the node above, -1 for a root. */
  readonly parent: Int32Array
  /** Position behind the last node of the subtree. */
  readonly end: Int32Array

  constructor(roots: readonly TreeItem[]) {
    const levels: number[] = []
    const parents: number[] = []
    const ends: number[] = []
    const add = (list: readonly TreeItem[], level: number, parent: number) => {
      for (const item of list) {
        const position = this.items.push(item) - 1
        levels.push(level)
        parents.push(parent)
        ends.push(position + 1)
        if (item.children) {
          add(item.children, level + 1, position)
          ends[position] = this.items.length
        }
      }
    }
    add(roots, 1, -1)
    this.level = Uint8Array.from(levels)
    this.parent = Int32Array.from(parents)
    this.end = Int32Array.from(ends)
  }

  hasChildren(position: number): boolean {
    return (this.end[position] ?? 0) > position + 1
  }
}
