/** For how long a worker is kept that nobody asks for anything, in ms. */
const keptFor = 60_000

/**
 * Lends a worker to one job at a time and keeps it for the next one: starting a worker takes longer than most of what it does.
 * A job that fails or is given up ends its worker.
 * @param start makes a worker, and what else is made once for it
 * @returns lends it to a job; rejects with what `start` throws or the job rejects with
 */
export function keepWorker<Kept extends { worker: Pick<Worker, 'terminate'> }>(start: () => Kept) {
  let idle: Kept | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    clearTimeout(leaving)
    idle?.worker.terminate()
    idle = undefined
  }
  return async function lend<Value>(job: (kept: Kept) => Promise<Value>): Promise<Value> {
    const kept = idle ?? start()
    idle = undefined
    clearTimeout(leaving)
    try {
      const value = await job(kept)
      leave()
      idle = kept
      leaving = setTimeout(leave, keptFor)
      return value
    } catch (error) {
      kept.worker.terminate()
      throw error
    }
  }
}
