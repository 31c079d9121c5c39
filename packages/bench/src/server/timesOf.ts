/** Times in ms: the middle one, the one that 95 of 100 are not slower than, and the slowest. */
export interface Times {
  p50: number
  p95: number
  max: number
}

/** The times of what was measured; `NaN` of nothing. */
export function timesOf(measured: readonly number[]): Times {
  const sorted = measured.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}

/** Does work a number of times, one after the other, after a first time that does not count. */
export async function timed(count: number, work: (round: number) => Promise<unknown>): Promise<Times> {
  await work(0)
  const times: number[] = []
  for (let round = 1; round <= count; round += 1) {
    const begun = performance.now()
    await work(round)
    times.push(performance.now() - begun)
  }
  return timesOf(times)
}
