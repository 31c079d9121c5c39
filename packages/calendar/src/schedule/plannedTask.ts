import type { Day } from '../day.js'

/** How a task hangs on another one: its finish or start to the start or finish of this one. */
export const linkTypes = ['FS', 'SS', 'FF', 'SF'] as const

/** How a task hangs on another one, by the first letters: `FS` is finish to start. */
export type LinkType = (typeof linkTypes)[number]

/** A task that another one hangs on. */
export interface Predecessor {
  id: string
  type: LinkType
  /** Working days between the two, by the calendar of the later one; negative where they overlap. */
  lag: number
}

/** What of a task its schedule follows from. */
export interface PlannedTask {
  id: string
  /** The summary that it belongs to; what does not exist is none. */
  parentId: string | null
  /** Working days; 0 for a milestone, which is the end of a day. Of a summary it follows from what is below it. */
  duration: number
  /** It starts on this day at the earliest; `null` for as soon as it can. */
  earliest: Day | null
  predecessors: readonly Predecessor[]
  /** What became of it: it holds, whatever the predecessors say. */
  actualStart: Day | null
  actualEnd: Day | null
}
