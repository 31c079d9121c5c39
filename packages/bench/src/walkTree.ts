import { expectedNodes } from './treeData.ts'
import type { Peer } from './peers.ts'
import type { Walk } from './Walk.ts'

/** Opens a picker with a tree, searches, then opens all nodes, scrolls, selects one and takes it. */
export async function walkTree(walk: Walk, nodes: number, { closes }: Peer): Promise<void> {
  const { driver } = walk
  const { open, keys, expanded, selected } = expectedNodes
  const before = walk.wants('heap', 'close') ? await driver.heap() : 0
  await walk.open(open)
  if (walk.wants('filter')) await walk.search(keys(nodes), open)
  if (!walk.wants('expand', 'scroll', 'select', 'heap', 'close')) return
  await walk.time('expand', 'pointerup', expanded, () => driver.click('expandButton'))
  if (walk.wants('heap')) walk.note('heapExpanded', (await driver.heap()) - before)
  if (walk.wants('scroll')) await walk.scroll()
  if (walk.wants('select', 'close')) {
    const goal = { ...selected, selected: true }
    await walk.time('select', 'pointerup', goal, () => driver.click('label', selected.row))
  }
  if (closes && walk.wants('close')) await walk.close(before, open)
}
