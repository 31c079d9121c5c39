import { expectedFirst } from './data.ts'
import type { Peer } from './peers.ts'
import type { Walk } from './Walk.ts'

const first = (id: string) => ({ row: 0, id })

/** Opens a picker with a table, searches, scrolls, sorts and takes a row. */
export async function walkTable(walk: Walk, rows: number, { scrolls, closes }: Peer): Promise<void> {
  const { driver } = walk
  const before = walk.wants('heap', 'close') ? await driver.heap() : 0
  await walk.open(first(expectedFirst.open))
  if (walk.wants('heap')) walk.note('heap', (await driver.heap()) - before)
  if (walk.wants('filter')) await walk.search(expectedFirst.keys.map(first), first(expectedFirst.open))
  if (walk.wants('scroll') && scrolls) await walk.scroll()
  if (walk.wants('sort')) {
    const goal = first(expectedFirst.sorted(rows))
    const { complete } = await walk.time('sortFirst', 'pointerup', goal, () => driver.click('nameHeader'))
    walk.note('sortComplete', complete)
  }
  if (!closes || !walk.wants('close')) return
  await driver.click('label', 3)
  await driver.idle()
  await walk.close(before, first(expectedFirst.open))
}
