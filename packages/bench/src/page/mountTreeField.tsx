import type { ComponentType } from 'react'
import { createTree, nodeIdIn, type TreeItem } from '../treeData.ts'
import { mountPage } from './mountPage.tsx'
import { treeSpec } from './pickerSpecs.ts'

/** A node with its place, as a list of nodes tells it. */
export interface PlacedItem {
  item: TreeItem
  parentId: string | null
  /** Place among its siblings, from 0. */
  order: number
}

/** The nodes of a tree as a list, each after the one above it. */
export function listNodes(roots: readonly TreeItem[], parentId: string | null = null): PlacedItem[] {
  return roots.flatMap((item, order) => [{ item, parentId, order }, ...listNodes(item.children ?? [], item.id)])
}

/** Offers a field whose dialog has a tree to the harness. */
export function mountTreeField(Picker: ComponentType<{ roots: TreeItem[] }>): void {
  mountPage(
    {
      ...treeSpec,
      openButton: () => document.querySelector('[aria-haspopup="dialog"]'),
      idOf: (row) => nodeIdIn(row.textContent),
    },
    { create: createTree, picker: (roots) => <Picker roots={roots} /> },
  )
}
