/** How far batches have come. */
export interface BatchRun<Item, Result> {
  items: readonly Item[]
  /** One for each item from the first on; fewer than items until it has ended. */
  results: readonly Result[]
}

/** What is done with batches. */
export interface BatchOptions<Item, Result> {
  /** Items of one request. */
  size: number
  signal: AbortSignal
  /** Answers one result for each item. */
  send: (items: readonly Item[], signal: AbortSignal) => Promise<readonly Result[]>
  /** Called after each batch with all that is there. */
  onProgress: (run: BatchRun<Item, Result>) => void
}

/**
 * Sends items in batches, one after the other, and goes on where an earlier run ended: what has a result is never sent again.
 * @throws what a batch throws, or an AbortError; what was answered before has been told by `onProgress`
 */
export async function runBatches<Item, Result>(
  { items, results }: BatchRun<Item, Result>,
  { size, signal, send, onProgress }: BatchOptions<Item, Result>,
): Promise<BatchRun<Item, Result>> {
  signal.throwIfAborted()
  if (results.length >= items.length) return { items, results }
  const batch = items.slice(results.length, results.length + size)
  const answered = await send(batch, signal)
  if (answered.length !== batch.length) throw new Error(`${answered.length} answers for ${batch.length} rows`)
  const run = { items, results: [...results, ...answered] }
  onProgress(run)
  return runBatches(run, { size, signal, send, onProgress })
}
