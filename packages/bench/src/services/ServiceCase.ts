/** Calls the back end within the page: `call('GET /apps/tasks/all?page=0')`. Answers the body as text. */
export type Call = (line: string, body?: unknown) => Promise<string>

/** One call to measure. */
export interface ServiceCase {
  title: string
  /** Path and query of a GET. */
  path: string
  /** Makes the same answer from an array, as plainly as it can be done. */
  limit: () => string
}

/** The rows of one kind and the calls that answer some of them. */
export interface ServiceGroup {
  /** Name of the rows in the tables. */
  title: string
  /** A call that reads one row, so that all are there. */
  one: string
  /** Changes one row; `times` it has been changed before. */
  change: (call: Call, times: number) => Promise<unknown>
  cases: readonly ServiceCase[]
}
