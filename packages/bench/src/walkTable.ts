import { expectedFirst } from './data.ts'
import type { Walk } from './Walk.ts'

const first = (id: string) => ({ row: 0, id })

/** Opens a picker with a table, searches, scrolls and sorts. */
export async function walkTable(walk: Walk, rows: number, { scrolls }: { scrolls: boolean }): Promise<void> {
  const { driver } = walk
  const heapBefore = walk.wants('heap') ? await driver.heap() : 0
  await walk.open(first(expectedFirst.open))
  if (walk.wants('heap')) walk.note('heap', (await driver.heap()) - heapBefore)
  if (walk.wants('filter')) await walk.search(expectedFirst.keys.map(first), first(expectedFirst.open))
  if (walk.wants('scroll') && scrolls) await walk.scroll()
  if (walk.wants('sort')) {
    const goal = first(expectedFirst.sorted(rows))
    const { complete } = await walk.time('sortFirst', 'pointerup', goal, () => driver.click('nameHeader'))
    walk.note('sortComplete', complete)
  }
}
