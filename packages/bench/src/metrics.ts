import type { Kind } from './peers.ts'

/** Everything that is measured per peer and number of rows or nodes; the order is that of the tables. */
export const metrics = {
  open: 'open for the first time, to first row painted, ms',
  openAgain: 'open again, ms',
  key1: "search, first key ('q'), ms",
  key2: "search, second key ('z'), ms",
  key3: "search, third key ('x'), ms",
  clear: 'search cleared, ms',
  sortFirst: 'sort by name, first rows, ms',
  sortComplete: 'sort by name, complete, ms',
  expand: 'expand all, ms',
  select: 'select a node, ms',
  scrollDropped: 'scroll, dropped frames of about 200',
  scrollFrame: 'scroll, 95th percentile of frame, ms',
  scrollTask: 'scroll, main-thread time, ms',
  flingDropped: 'fling at 20,000 px/s, dropped frames of about 60',
  valueShown: 'OK to value in the field, ms',
  dialogGone: 'OK to dialog gone, ms',
  heap: 'heap added by the open dialog, MiB',
  heapExpanded: 'heap added, all expanded, MiB',
  heldBesideIndex: 'heap held after closing beside the search index, MiB',
  heldDropped: 'heap held after closing and dropping the source, MiB',
} as const

export type Metric = keyof typeof metrics

/** The metrics in the order of the tables. */
export const metricNames = Object.keys(metrics).filter(isMetric)

/** Whether a name is that of a metric. */
export function isMetric(name: string): name is Metric {
  return name in metrics
}

/** What one peer did with one number of rows in one round. */
export interface Sample {
  kind: Kind
  peer: string
  rows: number
  round: number
  /** `null`: did not come within the time limit. */
  values: Partial<Record<Metric, number | null>>
  /** URL paths that the page requested until the dialog was open. */
  requests: string[]
  /** What the page reported as an error, or why the session ended early. */
  errors: string[]
  /** Time of a fixed computation beside the session, in ms: how much the rest of the machine took. */
  calibration: number
}
