/** What it took to type one text into a search, key by key, into 10,000 rows. */
export interface TypingSample {
  /** Id of what was typed into. */
  into: string
  round: number
  /** The longest that a key waited for the picture after it, in ms; browsers tell it in steps of 8. */
  slowestKey: number
  /** The longest task of the page from the first key to the last one, in ms; 0 when none took 50 ms. */
  longestTask: number
  /** The longest one of what the page does then until it is at rest. */
  longestAfter: number
  errors: string[]
  /** Time of a fixed computation beside the session, in ms. */
  calibration: number
}

declare global {
  interface Window {
    /** What the browser told of keys and tasks since the first key. */
    typing?: { keys: number[]; tasks: { startTime: number; duration: number }[] }
  }
}
