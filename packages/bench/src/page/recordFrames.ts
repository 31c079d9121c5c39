/** Frames of a recorded time span. */
export interface Frames {
  /** Frames that the main thread produced. */
  count: number
  /** Frames of a 60 Hz display that it missed. */
  dropped: number
  /** 95th percentile of the time between two frames, in ms. */
  p95: number
}

const frameTime = 1000 / 60

/** Records animation frames until the returned function is called. */
export function recordFrames(): () => Frames {
  const gaps: number[] = []
  let last: number | null = null
  let running = true
  const tick = (now: number) => {
    if (last !== null) gaps.push(now - last)
    last = now
    if (running) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  return () => {
    running = false
    const sorted = gaps.toSorted((a, b) => a - b)
    return {
      count: gaps.length,
      dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameTime) - 1), 0),
      p95: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN,
    }
  }
}
