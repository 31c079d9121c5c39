import type { Frames } from './recordFrames.ts'

/** Milliseconds from the input event; `null` when nothing came in time. */
export interface Timing {
  /** To the frame after the first one in which the expected row stands visible in the DOM. */
  paint: number
  /** To the end of work that goes on after the first paint. */
  complete: number
}

/** Things that the harness clicks or points at. */
export type Target = 'openButton' | 'viewport' | 'searchInput' | 'nameHeader'

/** What the harness calls in the page, as `window.bench`. */
export interface Bench {
  /** Whether the page has been painted and answers. */
  ready: boolean
  /** Makes the rows and gives them to the page; not timed. */
  load(count: number): Promise<void>
  /** Starts the clock at the next event of this type; it stops when the row with this id is painted as the first. */
  arm(event: 'pointerup' | 'keydown', firstId: string, timeout: number): void
  /** The result of the armed measurement. */
  result(): Promise<Timing | null>
  /** Where to click, in px of the page, or `null`. */
  centre(target: Target): { x: number; y: number } | null
  startFrames(): void
  stopFrames(): Frames | null
  toTop(): void
}

declare global {
  interface Window {
    bench?: Bench
  }
}
