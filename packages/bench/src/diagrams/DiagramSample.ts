/** Times of a diagram, in ms: each the median of its repetitions in one page. */
export interface DiagramTimes {
  /** How many elements are drawn, flows included. */
  elements: number
  /** From making the library's own viewer until the file is painted. */
  bare: number
  /** From mounting ours until the same file is painted. */
  ours: number
  /** From mounting the outline of the modeler until it is painted. */
  outline: number
  /** The same with a plain list of the same rows. */
  list: number
  /** What comparing it takes with one in which each tenth step is named otherwise. */
  compare: number
}

/** What one session with a diagram found out. */
export interface DiagramSample extends DiagramTimes {
  /** How many elements were asked for. */
  size: number
  round: number
  errors: string[]
  /** Time of a fixed computation beside the session, in ms. */
  calibration: number
}

declare global {
  interface Window {
    /** Measures everything of a diagram with about so many elements. */
    timeDiagrams?: (size: number) => Promise<DiagramTimes>
  }
}
