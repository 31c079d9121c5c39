/** What runs of tests, the map of capacity and the check of a model took. */
export interface ImplementationTimes {
  /** From a key that records a result until the next step is painted, in ms: the median of the keys, and the slowest. */
  next: number
  slowestNext: number
  /** Frames dropped of 205 while the map is scrolled both ways, and our data table with as many rows and columns. */
  mapDropped: number
  tableDropped: number
  /** Time of the main thread for it, in ms. */
  mapTask: number
  tableTask: number
  /** How many objects were checked, and in how many seconds. */
  objects: number
  checked: number
  /** The longest task of the page's own thread while they were, in ms. */
  longestTask: number
  /** From Cancel until the page says so, in ms. */
  cancelled: number
}

/** What one round found out. */
export interface ImplementationSample extends ImplementationTimes {
  round: number
  errors: string[]
  /** Time of a fixed computation beside the round, in ms. */
  calibration: number
}

declare global {
  interface Window {
    /** The longest task so far, in ms. */
    longestTask?: number
  }
}
