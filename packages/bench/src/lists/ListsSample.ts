/** What a list was asked for, each in ms from the press to the first row of the answer. */
export const listSteps = ['open', 'key', 'all', 'sort'] as const

/** What it took to work with one list of the application. */
export interface ListsSample {
  /** Path of its page. */
  list: string
  round: number
  /** From the start of a load of its page; a first key in its search; the search emptied; a sort by its names. */
  times: Record<(typeof listSteps)[number], number>
  /** Frames of a 60 Hz display that were missed while it was scrolled for two seconds. */
  dropped: number
  errors: string[]
  /** Time of a fixed computation beside the session, in ms. */
  calibration: number
}

/** What the back end is asked for of a list: its first page, one in another order, one of a filter, one of a search. */
export const answerSteps = ['page', 'sort', 'filter', 'search'] as const

/** Times of the questions, in ms. */
export type AnswerTimes = Record<(typeof answerSteps)[number], number>

/** What the back end took for one list. */
export interface AnswersSample {
  list: string
  round: number
  /** How many rows the list has. */
  rows: number
  /** When the same was asked before. */
  known: AnswerTimes
  /** After something was written that the list shows. */
  changed: AnswerTimes
}

declare global {
  interface Window {
    /** The time of the press that is waited for, in ms. */
    otherRows?: Promise<number>
  }
}
