import type { Frames } from './recordFrames.ts'

/** Milliseconds from the input event; `null` when nothing came in time. */
export interface Timing {
  /** To the frame after the first one in which the expected row stands visible in the DOM. */
  paint: number
  /** To the end of work that goes on after the first paint. */
  complete: number
}

/** Milliseconds from a press on OK; `null` when nothing came in time. */
export interface Closing {
  /** To the frame in which the field shows the value. */
  value: number
  /** To the frame after the first one without the dialog. */
  gone: number
}

/** Things that the harness clicks or points at. */
export type Target = 'openButton' | 'viewport' | 'searchInput' | 'nameHeader' | 'expandButton' | 'label' | 'okButton'

/** What must be painted for the clock to stop. */
export interface Goal {
  /** Index in the current view, from 0. */
  row: number
  /** The id that the row shows. */
  id: string
  /** Whether it must also be painted as selected. */
  selected?: boolean
}

/** What the harness calls in the page, as `window.bench`. */
export interface Bench {
  /** Whether the page has been painted and answers. */
  ready: boolean
  /** Makes the rows and gives them to the page; not timed. */
  load(count: number): Promise<void>
  /**
   * Starts the clock at the next event of this type; it stops when the goal is painted. Resolves as a frame begins, so that
   * the input of all peers comes at the same time between two frames.
   */
  arm(event: 'pointerup' | 'keydown', goal: Goal, timeout: number): Promise<void>
  /** The same until the dialog is gone. */
  armClosing(timeout: number): Promise<void>
  closing(): Promise<Closing | null>
  /** The result of the armed measurement. */
  result(): Promise<Timing | null>
  /** Where to click, in px of the page, or `null`. `row` tells whose `label` it is. */
  centre(target: Target, row?: number): { x: number; y: number } | null
  startFrames(): void
  /** What was recorded, and whether the rows moved so many px or to their end. */
  stopFrames(distance: number): (Frames & { moved: boolean }) | null
  toTop(): void
  /** Gives the page an empty list instead of its rows, so that what was made of them can go; a page without React keeps its own. */
  drop(): Promise<void>
  /** Gives the page the same rows in another list. */
  renew(): Promise<void>
  /** Has the source of ours build its search index, without a dialog. */
  buildIndex(): Promise<void>
}

declare global {
  interface Window {
    bench?: Bench
  }
}
