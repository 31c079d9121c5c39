import { expectedNodes } from './treeData.ts'
import type { Walk } from './Walk.ts'

/** Opens a picker with a tree, searches, then opens all nodes, scrolls and selects one. */
export async function walkTree(walk: Walk, nodes: number): Promise<void> {
  const { driver } = walk
  const { open, keys, expanded, selected } = expectedNodes
  const heapBefore = walk.wants('heap') ? await driver.heap() : 0
  await walk.open(open)
  if (walk.wants('filter')) await walk.search(keys(nodes), open)
  if (!walk.wants('expand', 'scroll', 'select', 'heap')) return
  await walk.time('expand', 'pointerup', expanded, () => driver.click('expandButton'))
  if (walk.wants('heap')) walk.note('heapExpanded', (await driver.heap()) - heapBefore)
  if (walk.wants('scroll')) await walk.scroll()
  if (walk.wants('select')) {
    const goal = { ...selected, selected: true }
    await walk.time('select', 'pointerup', goal, () => driver.click('label', selected.row))
  }
}
