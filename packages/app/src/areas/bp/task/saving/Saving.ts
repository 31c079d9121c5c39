import type { Revision, RevisionModel } from '@embpm/contract/revision'
import type { KeepProblem } from './keptDrawings.js'
import type { SaveProblem } from './saveProblem.js'

/** Whether what was drawn is on this device: `none` where there is nothing that the server does not have. */
export type Keeping = 'none' | 'keeping' | 'kept' | KeepProblem

/** What becomes of what is drawn. */
export interface SavingState {
  /**
   * `saved`: the server has all of it. `waiting`: it goes there after a moment of quiet. `saving`: it is on the way. `unsaved`: it did not
   * get there. `conflict`: somebody else has saved, and one has to decide.
   */
  at: 'saved' | 'waiting' | 'saving' | 'unsaved' | 'conflict'
  /** Why it is not there. */
  problem: SaveProblem | null
  /** The newest revision that the drawing lies over; `null` before the first. */
  base: Revision | null
  /** When something was last saved from here, in ms since 1970; `null` before. */
  savedAt: number | null
  keeping: Keeping
  /** What somebody else has saved, in a conflict. */
  theirs: RevisionModel | null
  /** Another tab has made a newer revision, and nothing that is drawn here is against it. */
  isBehind: boolean
}

/** What is to become of two drawings of one process. */
export type ConflictChoice =
  /** Mine becomes the newest, over theirs. */
  | { keep: 'mine' }
  /** Mine becomes the newest, and theirs gets a name, so that it is never thinned. */
  | { keep: 'both'; name: string }
  /** Theirs becomes the newest; mine is saved before, by a name. */
  | { keep: 'theirs'; name: string }

/** Brings what is drawn to the server, and keeps it on this device until it is there. */
export interface Saving {
  /** The same object until something changes. */
  state: () => SavingState
  subscribe: (listener: () => void) => () => void
  /** Begins; @returns ends it. What is not saved by then stays on this device. */
  begin: () => () => void
  /** Something was drawn. */
  stroke: () => void
  /** Keeps what was drawn on this device now, as when the page may go at any moment. */
  keep: () => Promise<void>
  /** Saves now, without the moment of quiet. @returns whether the server has all that was drawn */
  flush: (label?: string) => Promise<boolean>
  /** The network is back, or somebody asks for another try. */
  retry: () => Promise<boolean>
  /** Decides a conflict. @returns whether it is decided; what the drawing is then, where it is another one */
  decide: (choice: ConflictChoice) => Promise<{ isDecided: boolean; shown: RevisionModel | null }>
  /** The drawing is that of a revision now, with nothing drawn over it. */
  rebase: (base: Revision, bpmnXml: string) => void
  /** The revision that the drawing lies over has another state, name or comment. */
  turned: (base: Revision) => void
  /** Another tab has made this revision. */
  told: (revision: string) => void
  /** What is not saved is given up, here and on this device. */
  giveUp: () => Promise<void>
}
