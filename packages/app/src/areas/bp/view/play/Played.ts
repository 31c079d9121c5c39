/** What of a process has been played so far, as the diagram shows it. */
export interface Played {
  /** Id of the element that is passed now; `null` before the first. */
  current: string | null
  /** Ids of the elements and flows that were passed. */
  passed: ReadonlySet<string>
}
