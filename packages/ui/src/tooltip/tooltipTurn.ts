/** Milliseconds after a tooltip went in which the next one shows without delay. */
const WARM_FOR = 500

let warm = false
let warming: ReturnType<typeof setTimeout> | undefined
let cooling: ReturnType<typeof setTimeout> | undefined
let current: (() => void) | undefined

/** One tooltip shows at a time; the first after a while waits for its delay, those that follow do not. */
export const tooltipTurn = {
  /**
   * Shows one after `delay` milliseconds, at once where none is given, and hides the one before.
   *
   * @param show called with whether one was shown just before
   * @param hide called when another one takes its turn
   */
  take(show: (instant: boolean) => void, hide: () => void, delay = 0): void {
    if (current !== hide) current?.()
    current = hide
    clearTimeout(cooling)
    clearTimeout(warming)
    const begin = () => {
      show(warm)
      warm = true
    }
    if (warm || delay <= 0) begin()
    else warming = setTimeout(begin, delay)
  },
  /** It went, or it is not to show after all. */
  leave(hide: () => void): void {
    if (current !== hide) return
    current = undefined
    clearTimeout(warming)
    clearTimeout(cooling)
    cooling = setTimeout(() => (warm = false), WARM_FOR)
  },
} as const
