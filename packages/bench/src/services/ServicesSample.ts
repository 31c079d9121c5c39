/** Times of one call, in ms. */
export interface CallTimes {
  title: string
  /** The first time, with nothing prepared but the rows. */
  first: number
  /** Again, when nothing has changed. */
  repeated: number
  /** The first time after a row was changed. */
  changed: number
  /** A plain loop over an array of the same rows that makes the same answer. */
  limit: number
}

/** What one session with the sample services found out. */
export interface ServicesSample {
  rows: number
  round: number
  calls: CallTimes[]
  /** Time that making all rows of a kind takes, in ms. */
  made: { title: string; time: number }[]
  /** Times of calls of the product that no loop answers, in ms: the median of seven. */
  product: { title: string; time: number }[]
  errors: string[]
  /** Time of a fixed computation beside the session, in ms. */
  calibration: number
}

declare global {
  interface Window {
    /** Measures everything, with so many rows of each kind. */
    timeServices?: (rows: number) => Promise<Pick<ServicesSample, 'calls' | 'made' | 'product' | 'errors'>>
  }
}
