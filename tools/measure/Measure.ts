/** One line of the table: what is counted, how much of it there is, and how much there may be. */
export interface Measure {
  what: string
  /** How it was before the second pass, counted by hand. */
  before: string
  target: string
  /** As shown: one number, or several with what they are of. */
  found: string
  /** `undefined` where there is no target. */
  holds: boolean | undefined
  /** Where what was counted is. */
  places: readonly string[]
}
