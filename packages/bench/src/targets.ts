import type { Metric } from './metrics.ts'
import type { Kind } from './peers.ts'

/** What ours may take at most with the largest number of rows. */
export interface Target {
  metric: Metric
  most: number
  /** A multiple of the limit of the same round, or a number as it stands. */
  of: 'limit' | 'one'
}

const times = (metric: Metric, most: number): Target => ({ metric, most, of: 'limit' })

const one = (metric: Metric, most: number): Target => ({ metric, most, of: 'one' })

/** What closing takes and leaves behind. */
const closing: readonly Target[] = [
  times('valueShown', 2),
  one('dialogGone', 120),
  one('heldBesideIndex', 2),
  one('heldDropped', 2),
]
const table: readonly Target[] = [
  times('open', 1.6),
  times('openAgain', 1.6),
  times('key1', 2),
  times('sortFirst', 2),
  times('sortComplete', 1.5),
  one('scrollDropped', 4),
  times('scrollTask', 1.8),
  one('flingDropped', 6),
  times('heap', 1.3),
  ...closing,
]
const tree: readonly Target[] = [
  times('open', 1.6),
  times('openAgain', 1.6),
  times('key1', 2),
  times('expand', 2),
  times('select', 2),
  times('scrollTask', 1.8),
  times('heapExpanded', 3),
  ...closing,
]

/** All targets, in the order of the tables. A million rows may take what a page takes, and chance. */
export const targets: Readonly<Record<Kind, readonly Target[]>> = {
  table,
  tree,
  'table-pickers': table,
  'tree-pickers': tree,
  server: [times('open', 1.1)],
}
