/** What one first load of a screen took: a new browser with nothing in its cache. */
export interface LoadSample {
  screen: string
  round: number
  /** Paths of what was fetched, the answers of the API left out, in the order of their requests. */
  files: string[]
  /** Those of them that were asked for when the page was complete with its data and at rest. */
  later: string[]
  /** How many requests went to the API. */
  calls: number
  /** First contentful paint, in ms since the navigation. */
  firstPaint: number
  /** When the navigation of the shell was there, in ms since the navigation; `NaN` where there is none. */
  shell: number
  /** When the first row was there, in ms since the navigation; `NaN` where there is none. */
  rows: number
  /** How long the rows were asked for, in ms; `NaN` where none were. */
  request: number
  /** Largest contentful paint, in ms since the navigation. */
  largestPaint: number
  /** Time by which tasks were longer than 50 ms, from the first contentful paint on, in ms. */
  blocked: number
  errors: string[]
  /** Time of a fixed computation beside the session, in ms. */
  calibration: number
}

declare global {
  interface Window {
    /** What the browser told of the load, kept by a script that runs before the page's own. */
    loadTimes?: {
      firstPaint: number
      largestPaint: number
      shell: number
      rows: number
      tasks: { start: number; duration: number }[]
    }
  }
}
